import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link.client'
import type { ArchivedNotice } from '@/lib/view'
import styles from './ArchivedBanner.module.css'

/** Shows that the page is about an older version, and links to the current one. */
export function ArchivedBanner({ text, currentHref, isSamePage, currentLabel }: ArchivedNotice) {
  return (
    <aside className={styles.banner} aria-label="Archived version">
      <Icon name="warning" className={styles.icon} />
      <p className={styles.title}>Archived version</p>
      <p>
        {text}{' '}
        <Link href={currentHref}>
          {isSamePage
            ? `Read this page for ${currentLabel}`
            : `This page isn't in ${currentLabel}. Read the closest one instead`}
        </Link>
      </p>
    </aside>
  )
}
