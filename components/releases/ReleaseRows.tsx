import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Link } from '@/components/ui/Link.client'
import { groupByYear, isMilestone, type Release } from '@/lib/releases/release'
import { formatDate } from '@/lib/utils/date'
import styles from './ReleaseRows.module.css'

type ReleaseRowsProps = {
  releases: readonly Release[]
  /** Whether these are all releases. If so, links can lead to a year, and the big releases say what they're about. */
  isArchive?: boolean
  headingLevel?: 2 | 3
  /** Goes around each post and each year, and can hide them. */
  Shown?: (props: ShownProps) => ReactNode
}

type ShownProps = { slugs: readonly string[]; children: ReactNode }

const Always = ({ children }: ShownProps) => children

export const toYearId = (year: string) => `year-${year}`

/** Lists posts by year, one line each. */
export function ReleaseRows({ releases, isArchive = false, headingLevel = 2, Shown = Always }: ReleaseRowsProps) {
  const Heading = `h${headingLevel}` as const
  return groupByYear(releases).map(({ year, entries }) => (
    <Shown key={year} slugs={entries.map(({ slug }) => slug)}>
      <section className={styles.year}>
        <Heading id={isArchive ? toYearId(year) : undefined}>{year}</Heading>
        <ul role="list">
          {entries.map((release) => (
            <Shown key={release.slug} slugs={[release.slug]}>
              <ReleaseRow release={release} isBig={isArchive && isMilestone(release, releases)} />
            </Shown>
          ))}
        </ul>
      </section>
    </Shown>
  ))
}

type ReleaseRowProps = { release: Release; isBig: boolean }

function ReleaseRow({ release: { href, version, heading, description, date, isLatest }, isBig }: ReleaseRowProps) {
  return (
    <li data-latest={isLatest || undefined} className={isBig ? styles.big : undefined}>
      <Link href={href}>
        <span className={styles.version}>{version}</span> <span>{heading}</span>
      </Link>
      {isLatest && <Badge tone="primary">Latest</Badge>}
      <time dateTime={date}>{formatDate(date)}</time>
      {isBig && <p>{description}</p>}
    </li>
  )
}
