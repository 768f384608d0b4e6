import { Link } from '@/components/ui/Link.client'
import type { StartingPoint } from '@/lib/search/search-schemas'
import styles from './StartingPoints.module.css'

/** Pages where many visitors start. */
export function StartingPoints({ points }: { points: readonly StartingPoint[] }) {
  return (
    <nav className={styles.points} aria-labelledby="starting-points">
      <h2 id="starting-points">Good places to start</h2>
      <ul>
        {points.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
