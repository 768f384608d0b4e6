import { Badge } from '@/components/ui/Badge'
import { Link } from '@/components/ui/Link.client'
import { groupByYear } from '@/lib/releases/lists'
import type { ReleaseRow } from '@/lib/releases/release'
import { formatDate } from '@/lib/utils/date'
import styles from './ReleaseRows.module.css'

type ReleaseRowsProps = { releases: readonly ReleaseRow[]; headingLevel?: 2 | 3 }

/** Lists posts by year, one line each. */
export function ReleaseRows({ releases, headingLevel = 2 }: ReleaseRowsProps) {
  const Heading = `h${headingLevel}` as const
  return groupByYear(releases).map(({ year, entries }) => (
    <section key={year} className={styles.year}>
      <Heading>{year}</Heading>
      <ul role="list">
        {entries.map(({ slug, href, version, heading, date, isLatest }) => (
          <li key={slug}>
            <Link href={href}>
              {version && <span className={styles.version}>{version}</span>} <span>{heading}</span>
            </Link>
            {isLatest && <Badge tone="primary">Latest</Badge>}
            <time dateTime={date}>{formatDate(date)}</time>
          </li>
        ))}
      </ul>
    </section>
  ))
}
