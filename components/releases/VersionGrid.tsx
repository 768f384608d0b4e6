import { Link } from '@/components/ui/Link.client'
import { toSinceHref } from '@/lib/site/routes'
import styles from './VersionGrid.module.css'

type VersionGridProps = { versions: readonly string[] }

/** Lists the versions to choose from, a row for each major one. */
export function VersionGrid({ versions }: VersionGridProps) {
  const majors = [...new Set(versions.map((version) => version.split('.')[0]))]
  return majors.map((major) => (
    <section key={major} className={styles.major}>
      <h2>{major}.x</h2>
      <ul role="list">
        {versions
          .filter((version) => version.startsWith(`${major}.`))
          .map((version) => (
            <li key={version}>
              <Link href={toSinceHref(version)}>{version}</Link>
            </li>
          ))}
      </ul>
    </section>
  ))
}
