import { Fragment } from 'react'
import { Link } from '@/components/ui/Link.client'
import { withBasePath } from '@/lib/site/base-path'
import { apiFeeds } from '@/lib/site/navigation'
import { toReleaseHref } from '@/lib/site/routes'
import { formatDate } from '@/lib/utils/date'
import styles from './ApiChangelog.module.css'
import type { ApiContext } from './api-context'
import { InlineMarkdown } from './InlineMarkdown'

type ApiChangelogProps = { api: ApiContext }

/** Lists what changed in the API on which day, newest first, and the feeds. The days are joined by the thread. */
export function ApiChangelog({ api }: ApiChangelogProps) {
  return (
    <>
      <p>
        Subscribe via{' '}
        {apiFeeds.map(({ name, href }, index) => (
          <Fragment key={href}>
            {index > 0 && ' or '}
            <a href={withBasePath(href)}>{name}</a>
          </Fragment>
        ))}
        .
      </p>
      <Days api={api} />
    </>
  )
}

function Days({ api }: ApiChangelogProps) {
  return (
    <ol className={styles.log} role="list">
      {api.reference.changelog.map(({ date, release, changes }) => (
        <li key={date} id={`changes-${date}`} className={styles.day}>
          <p className={styles.date}>
            <time dateTime={date}>{formatDate(date)}</time>
            {release && (
              <Link className={styles.release} href={toReleaseHref(release)}>
                Release {release}
              </Link>
            )}
          </p>
          <ul>
            {changes.map((change) => (
              <li key={change}>
                <InlineMarkdown text={change} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
