import styles from './HourLines.module.css'
import { hourHeight } from './Strut'

type HourLinesProps = { first: number; last: number }

/** Draws the hours of a calendar, each with a line. */
export function HourLines({ first, last }: HourLinesProps) {
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return (
    <svg className={styles.hours} width="100%" height={`${(last - first) * hourHeight}em`} aria-hidden="true">
      {hours.map((hour) => (
        <svg key={hour} className={styles.hour} y={`${(hour - first) * hourHeight}em`} aria-hidden="true">
          <text className={styles.label} dy="0.3em">
            {String(hour).padStart(2, '0')}:00
          </text>
          <line className={styles.line} x1="3.75em" x2="100%" />
        </svg>
      ))}
    </svg>
  )
}
