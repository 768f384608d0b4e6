import { Children, cloneElement, isValidElement, type ReactElement } from 'react'
import { Link } from '@/components/ui/Link.client'
import type { PartProps } from '@/lib/parts'
import { formatDate } from '@/lib/utils/date'
import { buildTile } from '@/lib/weave/weave'
import type { NewestReleaseView } from './NewestRelease'
import styles from './Timeline.module.css'
import { WovenCloth } from './WovenCloth'

const threads = 12
const tile = buildTile({ days: 16, rows: threads })
const pitch = tile.width / threads
const overhang = 0.5

/** Shows releases, the oldest first, on a cloth that's one thread wider with each of them. The cloth is drawn once, and each piece is cut from it. */
export function Timeline({ children }: PartProps<'Timeline'>) {
  const milestones = Children.toArray(children).filter(isValidElement) as ReactElement<{ index?: number }>[]
  return (
    <div className={styles.frame}>
      <svg className={styles.tile} width="0" height="0" aria-hidden="true" focusable="false">
        <pattern id="timeline-cloth" width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
          <WovenCloth drawing={tile} />
        </pattern>
      </svg>
      <ol className={styles.timeline} role="list">
        {milestones.map((milestone, index) => cloneElement(milestone, { index }))}
      </ol>
    </div>
  )
}

type MilestoneProps = PartProps<'Milestone'> & {
  releases: readonly NewestReleaseView[]
  /** Set by `Timeline`. */
  index?: number
}

export function Milestone({ releases, href, index = 0, children }: MilestoneProps) {
  const release = releases.find((post) => post.href === href)
  if (!release) throw new Error(`<Milestone>: ${href} isn't the post of a version`)
  // The next thread's stitches begin a little before their own column.
  const width = Math.min(index + 1, threads) * pitch - overhang
  return (
    <li className={styles.milestone}>
      <time className={styles.date} dateTime={release.date}>
        {formatDate(release.date)}
      </time>
      <span className={styles.loom}>
        <svg className={styles.cloth} width={width} height="100%" aria-hidden="true" focusable="false">
          {/* Each piece continues where the one above it ends. */}
          <rect width={width} height="100%" y={piece * index} transform={`translate(0 ${-piece * index})`} />
        </svg>
        <span className={styles.knot} />
      </span>
      <p className={styles.words}>
        <Link className={styles.version} href={href}>
          {release.version}
        </Link>
        <span>{children}</span>
      </p>
    </li>
  )
}

/** How much of the cloth a milestone shows on a wide screen. On others, it's also a whole number of days. */
const piece = 32
