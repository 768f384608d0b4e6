import { CurrentLink } from '@/components/ui/CurrentLink.client'
import type { Year } from '@/lib/releases/release'
import styles from './RecentReleases.module.css'

type RecentRelease = { href: string; label: string; date: string }

type RecentReleasesProps = { label: string; years: readonly Year<RecentRelease>[] }

/** Lists the newest posts by year, and marks the one that's open. */
export function RecentReleases({ label, years }: RecentReleasesProps) {
  return (
    <nav className={styles.recent} aria-label={label}>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      {years.map(({ year, entries }) => (
        <div key={year}>
          <p className={styles.year}>{year}</p>
          <ul role="list">
            {entries.map(({ href, label }) => (
              <li key={href}>
                <CurrentLink href={href}>{label}</CurrentLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
