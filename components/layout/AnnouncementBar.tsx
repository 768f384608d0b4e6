import type { ReactNode } from 'react'
import { config } from '@/lib/site/config.mjs'
import type { SiteConfig } from '@/lib/site/config-types'
import { cx } from '@/lib/utils/cx'
import styles from './AnnouncementBar.module.css'
import { AnnouncementClose } from './AnnouncementClose.client'

type AnnouncementBarProps = { announcement?: SiteConfig['announcement']; children: ReactNode }

/** Shows the announcement in the page's flow and in its HTML. If it has been dismissed, it's hidden before the first paint, so nothing moves. */
export function AnnouncementBar({ announcement = config.announcement, children }: AnnouncementBarProps) {
  if (!announcement) return null
  const { isCloseable } = announcement
  return (
    <div className={cx(styles.bar, isCloseable && styles.closeable)} role="region" aria-label="Announcement">
      <div className={styles.text}>{children}</div>
      {isCloseable && <AnnouncementClose className={styles.close} />}
    </div>
  )
}
