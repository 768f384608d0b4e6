'use client'

import { useRouter } from 'next/navigation'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link.client'
import { closeMenu } from '@/lib/browser/menu-store'
import { routes } from '@/lib/site/routes'
import styles from './SearchTrigger.module.css'
import { useSearchHotkey } from './use-search-hotkey'

/** Looks like the search field and leads to the search; both ways of writing the shortcut are drawn, the style sheet chooses. */
export function SearchTrigger() {
  const router = useRouter()
  useSearchHotkey(() => {
    closeMenu()
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
    if (window.location.pathname === routes.search && field) field.focus()
    else router.push(routes.search)
  })

  return (
    <Link className={styles.trigger} href={routes.search} aria-keyshortcuts="Control+K Meta+K /">
      <Icon name="search" className={styles.icon} />
      <span className={styles.text}>Search</span>
      {/* Told by `aria-keyshortcuts`. */}
      <span className={styles.keys} aria-hidden="true">
        <kbd className={styles.apple}>⌘ K</kbd>
        <kbd className={styles.other}>Ctrl K</kbd>
      </span>
    </Link>
  )
}
