import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Link } from '@/components/ui/Link.client'
import { groupByYear, type Release } from '@/lib/releases/release'
import { formatDate } from '@/lib/utils/date'
import styles from './ReleaseRows.module.css'

type ReleaseRowsProps = {
  releases: readonly Release[]
  headingLevel?: 2 | 3
  /** Goes around each post and each year, and can hide them. */
  Shown?: (props: ShownProps) => ReactNode
}

type ShownProps = { slugs: readonly string[]; children: ReactNode }

const Always = ({ children }: ShownProps) => children

/** Lists posts by year, one line each. */
export function ReleaseRows({ releases, headingLevel = 2, Shown = Always }: ReleaseRowsProps) {
  const Heading = `h${headingLevel}` as const
  return groupByYear(releases).map(({ year, entries }) => (
    <Shown key={year} slugs={entries.map(({ slug }) => slug)}>
      <section className={styles.year}>
        <Heading>{year}</Heading>
        <ul role="list">
          {entries.map((release) => (
            <Shown key={release.slug} slugs={[release.slug]}>
              <ReleaseRow release={release} />
            </Shown>
          ))}
        </ul>
      </section>
    </Shown>
  ))
}

function ReleaseRow({ release: { href, version, heading, date, isLatest } }: { release: Release }) {
  return (
    <li data-latest={isLatest || undefined}>
      <Link href={href}>
        <span className={styles.version}>{version}</span> <span>{heading}</span>
      </Link>
      {isLatest && <Badge tone="primary">Latest</Badge>}
      <time dateTime={date}>{formatDate(date)}</time>
    </li>
  )
}
