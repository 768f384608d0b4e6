import { Badge } from '@/components/ui/Badge'
import { Link } from '@/components/ui/Link.client'
import { type Release, releaseAreas, releaseTeams } from '@/lib/releases/release'
import { platformIds, platformNames } from '@/lib/site/platforms'
import { toReleaseFilterHref, toReleaseTeamHref } from '@/lib/site/routes'
import { formatDate } from '@/lib/utils/date'
import styles from './ReleaseHeader.module.css'

type ReleaseHeaderProps = { release: Release }

/** Shows the version, heading and summary of a post, and then its date, platforms, author and areas, with links to the posts that share them. */
export function ReleaseHeader({ release }: ReleaseHeaderProps) {
  const { version, heading, description, date, author, platforms, areas, isLatest } = release
  const isEverywhere = platforms.length === platformIds.length
  return (
    <header className={styles.header}>
      <h1 tabIndex={-1}>
        {version && (
          <>
            <span className={styles.version}>{version}</span>{' '}
          </>
        )}
        {heading}
      </h1>
      <p className={styles.lead}>{description}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Date</dt>
          <dd>
            <time dateTime={date}>{formatDate(date)}</time> {isLatest && <Badge tone="primary">Latest</Badge>}
          </dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>
            {isEverywhere
              ? 'All platforms'
              : platforms.map((id) => (
                  <Link key={id} href={toReleaseFilterHref('platform', id)}>
                    {platformNames[id]}
                  </Link>
                ))}
          </dd>
        </div>
        <div>
          <dt>By</dt>
          <dd>
            <Link href={toReleaseTeamHref(author)}>{releaseTeams[author].name}</Link>
          </dd>
        </div>
        <div>
          <dt>About</dt>
          <dd>
            {areas.map((id) => (
              <Link key={id} href={toReleaseFilterHref('area', id)}>
                {releaseAreas[id]}
              </Link>
            ))}
          </dd>
        </div>
      </dl>
    </header>
  )
}
