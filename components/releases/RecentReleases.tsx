import { CurrentLink } from '@/components/ui/CurrentLink.client'
import { CurrentSection } from '@/components/ui/CurrentSection.client'
import { toEntryId, type Year } from '@/lib/releases/release'
import styles from './RecentReleases.module.css'

type RecentRelease = { slug: string; href: string; label: string; date: string }

type RecentReleasesProps = { label: string; years: readonly Year<RecentRelease>[] }

/** Lists the newest posts by year, and marks the one that's open or, in a list of posts, the one being read. */
export function RecentReleases({ label, years }: RecentReleasesProps) {
  return (
    <nav className={styles.recent} aria-label={label}>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      <CurrentSection>
        {years.map(({ year, entries }) => (
          <div key={year}>
            <p className={styles.year}>{year}</p>
            <ul role="list">
              {entries.map(({ slug, href, label }) => (
                <li key={href}>
                  <CurrentLink href={href} data-heading={toEntryId(slug)}>
                    {label}
                  </CurrentLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </CurrentSection>
    </nav>
  )
}
