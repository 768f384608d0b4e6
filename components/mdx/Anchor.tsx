import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link.client'
import { isPendingRoute } from '@/lib/site/pending-routes.mjs'
import styles from './Anchor.module.css'

type AnchorProps = { href?: string; title?: string; children?: ReactNode }

/** Every link of prose. Nothing opens a new tab: that is the visitor's choice. */
export function Anchor({ href = '', title, children }: AnchorProps) {
  if (isPendingRoute(href)) return children
  if (isPage(href)) {
    return (
      <Link href={href} title={title}>
        {children}
      </Link>
    )
  }
  if (!/^https?:/.test(href)) {
    return (
      <a href={href} title={title}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} title={title} rel="noopener noreferrer">
      {children}
      <span className={styles.mark}>
        <Icon name="external" className={styles.icon} />
        <span className="visuallyHidden"> (external site)</span>
      </span>
    </a>
  )
}

/** Whether the router knows the address: not a file of `public/`, nor a place on this page, nor another scheme. */
function isPage(href: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  return /^\/(?!\/)/.test(path) && !/\.[a-z][a-z0-9]*$/i.test(path)
}
