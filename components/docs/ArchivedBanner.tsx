import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link.client'
import { type ArchivedNotice, describeCurrent } from '@/lib/view'
import styles from './ArchivedBanner.module.css'

/** Shows that the page is about an older version, and links to the current one. */
export function ArchivedBanner(notice: ArchivedNotice) {
  return (
    <aside className={styles.banner} aria-label="Archived version">
      <Icon name="warning" className={styles.icon} />
      <p className={styles.title}>Archived version</p>
      <p>
        {notice.text} <Link href={notice.currentHref}>{describeCurrent(notice)}</Link>
      </p>
    </aside>
  )
}
