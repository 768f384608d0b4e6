import { countMonthlyChanges } from '@/lib/releases/changes'
import { cx } from '@/lib/utils/cx'
import { buildYears } from '@/lib/weave/weave'
import hero from './Hero.module.css'
import { WovenCloth } from './WovenCloth'
import styles from './WovenYears.module.css'

/** `date`: YYYY-MM-DD. `changes`: how many the post lists. */
export type MonthlyRelease = { date: string; changes: number }

type WovenYearsProps = { releases: readonly MonthlyRelease[] }

/** Shows what has changed since the first release, and how to read the cloth. */
export function WovenYears({ releases }: WovenYearsProps) {
  return (
    <figure>
      <YearCloth releases={releases} />
      <figcaption className={hero.caption}>
        Each row is a year of releases, and each stitch is a month. The stronger its colour, the more the app changed
        that month. The newest month is always in full colour.
      </figcaption>
    </figure>
  )
}

/** Weaves releases into a cloth with a row for each year, which has a label, and a stitch for each month. */
export function YearCloth({ releases, className }: WovenYearsProps & { className?: string }) {
  const years = countMonthlyChanges(releases)
  return (
    <div className={cx(styles.years, className)} aria-hidden="true" data-plain="">
      <ul className={styles.names}>
        {years.map(({ year }) => (
          <li key={year}>{year}</li>
        ))}
      </ul>
      <WovenCloth drawing={buildYears(years)} className={styles.cloth} />
    </div>
  )
}
