import { buildCurve, toCurvePoints } from '@/lib/miniatures/layout'
import { moodLevels } from '@/lib/miniatures/notation'
import type { MoodChartData } from '@/lib/miniatures/schema'
import { Frame } from './Frame'
import styles from './MoodChart.module.css'

type MoodChartProps = { data: MoodChartData; ring?: string }

const lines = ['0%', '25%', '50%', '75%', '100%']

/** Draws the chart. Lines and days are positioned in percentages, so the plot can have any width while strokes and knots keep their size. */
export function MoodChart({ data: { title, note, actions, points, from, to }, ring }: MoodChartProps) {
  const days = toCurvePoints(points)
  return (
    <Frame title={title} note={note} actions={actions} ring={ring}>
      <div className={styles.chart}>
        <div className={styles.levels}>
          {moodLevels.toReversed().map((level) => (
            <span key={level}>{level}</span>
          ))}
        </div>
        <svg className={styles.plot} width="100%" aria-hidden="true">
          {lines.map((y) => (
            <line key={y} className={styles.line} x1="0" x2="100%" y1={y} y2={y} />
          ))}
          <svg
            className={styles.plane}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            width="100%"
            height="100%"
            aria-hidden="true"
          >
            <path className={styles.curve} d={buildCurve(days)} vectorEffect="non-scaling-stroke" />
          </svg>
          {days.map(({ x, y }) => (
            <rect key={x} className={styles.knot} x={`${x}%`} y={`${y}%`} width="10" height="8" rx="2.5" />
          ))}
        </svg>
        <div className={styles.dates}>
          <span>{from}</span>
          <span>{to}</span>
        </div>
      </div>
    </Frame>
  )
}
