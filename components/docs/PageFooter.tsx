import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link.client'
import { formatDate } from '@/lib/utils/date'
import type { DescribedLink } from '@/lib/view'
import styles from './PageFooter.module.css'

type PageFooterProps = {
  title?: string
  related: readonly DescribedLink[]
  editUrl: string
  reportHref: string
  /** `YYYY-MM-DD`, or absent if the Git history doesn't contain it. */
  lastUpdated?: string
}

export function PageFooter({ title = 'Related pages', related, editUrl, reportHref, lastUpdated }: PageFooterProps) {
  return (
    <footer className={styles.footer}>
      {related.length > 0 && (
        <nav aria-label={title}>
          <p className={styles.title}>{title}</p>
          <ul role="list">
            {related.map(({ href, label, description }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
                {description && <span>{description}</span>}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles.meta}>
        <a href={editUrl} rel="noopener noreferrer">
          <Icon name="edit" />
          Edit this page
        </a>
        <Link href={reportHref} rel="nofollow">
          Report a problem with this page
        </Link>
        {lastUpdated && (
          <span>
            Last updated <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
          </span>
        )}
      </p>
    </footer>
  )
}
