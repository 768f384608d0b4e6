import { buildBand } from '@/lib/weave/weave'
import styles from './Band.module.css'
import { WovenCloth } from './WovenCloth'

const threads = ['Tasks', 'Habits', 'Journal', 'Notes', 'Mood', 'People']

/** Wide enough for a window of 4,000 px. Narrower ones show only its newest days. */
const cloth = buildBand({ days: 100, rows: threads.length, from: 4 })

/**
 * Draws the ornament of the home page: past days are cloth, the future is bare warp, and today is the edge. Today's thread hangs down from there and
 * becomes the line of `<Day>`.
 */
export function Band() {
  return (
    <div className={styles.band} aria-hidden="true">
      <WovenCloth drawing={cloth} className={styles.cloth} />
      <ul className={styles.threads}>
        {threads.map((thread) => (
          <li key={thread}>{thread}</li>
        ))}
      </ul>
      <span className={styles.hanging} />
      <span className={styles.falling} />
    </div>
  )
}
