import { type Release, type ReleaseTeam, releaseTeams } from '@/lib/releases/release'
import { ReleaseRows } from './ReleaseRows'
import styles from './ReleaseTeams.module.css'

const teams = Object.entries(releaseTeams) as [ReleaseTeam, (typeof releaseTeams)[ReleaseTeam]][]

type ReleaseTeamsProps = { releases: readonly Release[] }

/** Lists the teams, each with its posts folded below it. */
export function ReleaseTeams({ releases }: ReleaseTeamsProps) {
  return teams.map(([id, { name, description }]) => {
    const own = releases.filter(({ author }) => author === id)
    return (
      <section key={id} className={styles.team} aria-labelledby={id}>
        <h2 id={id} tabIndex={-1}>
          {name}
        </h2>
        <p>{description}</p>
        <details>
          <summary>{own.length === 1 ? '1 post' : `${own.length} posts`}</summary>
          <ReleaseRows releases={own} headingLevel={3} />
        </details>
      </section>
    )
  })
}
