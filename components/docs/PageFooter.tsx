import { BackToTop } from '@/components/layout/BackToTop'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link.client'
import { formatDate } from '@/lib/utils/date'
import type { DescribedLink } from '@/lib/view'
import styles from './PageFooter.module.css'

type PageFooterProps = {
  title?: string
  /** The tasks to do next. */
  next?: readonly DescribedLink[]
  related: readonly DescribedLink[]
  editUrl: string
  reportHref: string
  /** `YYYY-MM-DD`, or absent if the Git history doesn't contain it. */
  lastUpdated?: string
  /** A page that's barely higher than the window needs no way back to its top. */
  isShort?: boolean
}

export function PageFooter({
  title = 'Related pages',
  next = [],
  related,
  editUrl,
  reportHref,
  lastUpdated,
  isShort,
}: PageFooterProps) {
  return (
    <footer className={styles.footer}>
      <Links title="What to do next" className={styles.next} links={next} />
      <Links title={title} className={styles.related} links={related} />
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
      {!isShort && <BackToTop />}
    </footer>
  )
}

type LinksProps = { title: string; className?: string; links: readonly DescribedLink[] }

function Links({ title, className, links }: LinksProps) {
  if (links.length === 0) return null
  return (
    <nav className={className} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul role="list">
        {links.map(({ href, label, description }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
            {description && <span>{description}</span>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
