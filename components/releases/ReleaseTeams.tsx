import { Link } from '@/components/ui/Link.client'
import type { MiniatureData } from '@/lib/miniatures/schema'
import {
  listHighlights,
  type Release,
  type ReleaseTeam,
  releaseCounts,
  releaseTeams,
  toPictureId,
  toReleaseLabel,
} from '@/lib/releases/release'
import { formatDate } from '@/lib/utils/date'
import { ReleasePicture } from './ReleasePicture'
import { ReleaseRows } from './ReleaseRows'
import styles from './ReleaseTeams.module.css'

const teams = Object.entries(releaseTeams) as [ReleaseTeam, (typeof releaseTeams)[ReleaseTeam]][]

type ReleaseTeamsProps = { releases: readonly Release[]; miniatures: ReadonlyMap<string, MiniatureData> }

/** Lists the teams, each with its newest releases that have a picture, and with all of its posts folded below them. */
export function ReleaseTeams({ releases, miniatures }: ReleaseTeamsProps) {
  return teams.map(([id, { name, description }]) => {
    const own = releases.filter(({ author }) => author === id)
    return (
      <section key={id} className={styles.team} aria-labelledby={id}>
        <h2 id={id} tabIndex={-1}>
          {name}
        </h2>
        <p>{description}</p>
        <ul className={styles.highlights} role="list">
          {listHighlights(own).map((release) => (
            <li key={release.slug}>
              <ReleasePicture release={release} miniatures={miniatures} className={styles.picture} />
              <Link href={release.href}>
                <strong>{toReleaseLabel(release)}</strong> {release.version && release.heading}
              </Link>
              {!toPictureId(release.version) && <p>{release.description}</p>}
              <time dateTime={release.date}>{formatDate(release.date)}</time>
            </li>
          ))}
        </ul>
        {own.length > releaseCounts.highlights && (
          <details>
            <summary className="chevron">All {own.length} posts</summary>
            <ReleaseRows releases={own} headingLevel={3} />
          </details>
        )}
      </section>
    )
  })
}
