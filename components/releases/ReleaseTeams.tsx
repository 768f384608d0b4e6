import { YearCloth } from '@/components/sections/WovenYears'
import { Link } from '@/components/ui/Link.client'
import { type Release, type ReleaseTeam, releaseCounts, releaseTeams } from '@/lib/releases/release'
import { formatDate } from '@/lib/utils/date'
import { ReleaseRows } from './ReleaseRows'
import styles from './ReleaseTeams.module.css'

type Post = Release & { changes: readonly unknown[] }
type Team = (typeof releaseTeams)[ReleaseTeam] & { id: string; releases: Post[] }

/** Returns the teams with the posts of each. */
export function listTeams(releases: readonly Post[]): Team[] {
  return Object.entries(releaseTeams).map(([id, team]) => ({
    ...team,
    id,
    releases: releases.filter(({ author }) => author === id),
  }))
}

/** Shows each team with the cloth of its posts, its newest ones, and all of them folded below. */
export function ReleaseTeams({ teams }: { teams: readonly Team[] }) {
  return (
    <>
      <p className={styles.legend}>
        Each row is a year, and each stitch is a month.
        <span className={styles.scale}>
          Fewer changes
          {['faint', 'light', 'strong', 'full'].map((tone) => (
            <span key={tone} data-tone={tone}>
              <i />
              <i />
            </span>
          ))}
          More
        </span>
      </p>
      {teams.map((team) => (
        <TeamSection key={team.id} team={team} />
      ))}
    </>
  )
}

function TeamSection({ team: { id, name, description, releases } }: { team: Team }) {
  return (
    <section className={styles.team} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id} tabIndex={-1}>
          {name}
        </h2>
        <p>{description}</p>
      </div>
      <YearCloth
        className={styles.cloth}
        releases={releases.map(({ date, changes }) => ({ date, changes: changes.length }))}
      />
      <div className={styles.posts}>
        <ul role="list">
          {releases.slice(0, releaseCounts.author).map(({ href, version, heading, date }) => (
            <li key={href}>
              <Link href={href}>
                {version && <strong>{version}</strong>} {heading}
              </Link>{' '}
              <time dateTime={date}>{formatDate(date)}</time>
            </li>
          ))}
        </ul>
        {releases.length > releaseCounts.author && (
          <details>
            <summary className="chevron">All {releases.length} posts</summary>
            <ReleaseRows releases={releases} headingLevel={3} />
          </details>
        )}
      </div>
    </section>
  )
}
