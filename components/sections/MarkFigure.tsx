import { Mark } from '@/components/layout/Mark'
import { buildMark } from '@/lib/weave/brand'
import hero from './Hero.module.css'
import styles from './MarkFigure.module.css'

const { size, start, width } = buildMark()
const space = width / 4
/** Where the free space and the mark begin, and where they end. */
const [outer = 0, from = 0, to = 0, end = 0] = [-space, 0, width, width + space].map(
  (at) => Math.round(10 * (start + at)) / 10,
)
const edges = `M${from} ${outer}V${end}M${to} ${outer}V${end}M${outer} ${from}H${end}M${outer} ${to}H${end}`

/** Shows the mark like a drawing with its measures: the space to leave free around it is a quarter of its width. */
export function MarkFigure() {
  return (
    <figure>
      <div className={styles.ground}>
        <svg
          viewBox={`${outer - 1} ${outer - 1} ${end - outer + 2} ${end - outer + 2}`}
          width="264"
          height="264"
          aria-hidden="true"
          focusable="false"
        >
          <g fill="none" stroke="currentColor" strokeWidth="0.15">
            <path strokeDasharray="0.6" d={`M${outer} ${outer}H${end}V${end}H${outer}z`} />
            <path d={edges} />
          </g>
          <Mark size={size} />
        </svg>
      </div>
      <figcaption className={hero.caption}>Leave at least a quarter of the mark’s width free on every side.</figcaption>
    </figure>
  )
}
