import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link.client'
import { OptionMenu } from '@/components/ui/OptionMenu'
import { dateMinorVersions } from '@/lib/releases/changes'
import { groupByYear, isMilestone, type Release } from '@/lib/releases/release'
import { toSinceHref } from '@/lib/site/routes'
import { formatMonth } from '@/lib/utils/date'
import styles from './VersionGrid.module.css'

type VersionGridProps = {
  /** Newest first. */
  releases: readonly Pick<Release, 'version' | 'date'>[]
}

/** Lists the versions to choose from, grouped by year. The big ones stand out. */
export function VersionGrid({ releases }: VersionGridProps) {
  return groupByYear(dateMinorVersions(releases)).map(({ year, entries }) => (
    <section key={year} className={styles.year}>
      <h2>{year}</h2>
      <ul role="list">
        {entries.map(({ version, date }) => (
          <li key={version} className={isMilestone({ version }, releases) ? styles.big : undefined}>
            <Link href={toSinceHref(version)}>
              {version} <small>{formatMonth(date)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}

type VersionMenuProps = { versions: readonly string[]; current: string }

/** Lets readers of one list of changes switch to the list for another version. */
export function VersionMenu({ versions, current }: VersionMenuProps) {
  const label = 'Your version'
  return (
    <nav className={styles.choice} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <OptionMenu label={label} value={current}>
        {versions.map((version) => (
          <li key={version}>
            {/* Only the list below changes, so the page doesn't jump to its top. */}
            <Link href={toSinceHref(version)} scroll={false} aria-current={version === current ? 'page' : undefined}>
              {version}
              {version === current && <Icon name="check" className={styles.check} />}
            </Link>
          </li>
        ))}
      </OptionMenu>
    </nav>
  )
}
