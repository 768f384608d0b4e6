import { Link } from '@/components/ui/Link.client'
import type { StartingPoint } from '@/lib/search/search-schemas'
import styles from './StartingPoints.module.css'

type StartingPointsProps = { points: readonly (StartingPoint & { description: string })[] }

/** Pages where many visitors start. */
export function StartingPoints({ points }: StartingPointsProps) {
  return (
    <nav className={styles.points} aria-labelledby="starting-points">
      <h2 id="starting-points">Good places to start</h2>
      <ul>
        {points.map(({ href, label, description }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
