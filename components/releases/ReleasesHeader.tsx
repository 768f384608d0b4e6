import { Link } from '@/components/ui/Link.client'
import type { ListPage } from '@/lib/releases/release'
import { withBasePath } from '@/lib/site/base-path'
import { feeds as allFeeds } from '@/lib/site/navigation'
import { routes } from '@/lib/site/routes'
import styles from './ReleasesHeader.module.css'

type ReleasesHeaderProps = {
  title: string
  lead?: string
  /** The address of the view that's open. A filtered list isn't a view. */
  view?: string
  page?: ListPage<unknown>
  /** Whether the page is only a part of the view, such as a later page of it. */
  isPart?: boolean
  /** Those of all posts, unless the list has its own. */
  feeds?: readonly { name: string; href: string }[]
}

const views = [
  { label: 'Newest', href: routes.releases },
  { label: 'All by year', href: routes.releaseArchive },
  { label: 'Since your version', href: routes.releasesSince },
  { label: 'Authors', href: routes.releaseAuthors },
]

/** Shows the header of every list of posts: its title, how to subscribe, and the other lists. */
export function ReleasesHeader({
  title,
  lead = 'What changed, newest first.',
  view,
  page,
  isPart = page !== undefined && page.number > 1,
  feeds = allFeeds,
}: ReleasesHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 tabIndex={-1}>
        {title}
        {page && page.number > 1 && (
          <small>
            <span className="visuallyHidden">, </span>page {page.number} of {page.count}
          </small>
        )}
      </h1>
      <p className={styles.lead}>
        {lead} Subscribe via{' '}
        {feeds.map(({ name, href }, index) => (
          <span key={href}>
            {index > 0 && (index === feeds.length - 1 ? ' or ' : ', ')}
            <a href={withBasePath(href)}>{name}</a>
          </span>
        ))}
        .
      </p>
      <nav className={styles.lists} aria-label="Lists of releases">
        {views.map(({ label, href }) => (
          <Link key={href} href={href} aria-current={href === view ? (isPart ? 'true' : 'page') : undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </header>
  )
}
