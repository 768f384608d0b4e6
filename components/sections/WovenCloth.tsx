import { cx } from '@/lib/utils/cx'
import type { Drawing } from '@/lib/weave/weave'
import styles from './WovenCloth.module.css'

type WovenClothProps = { drawing: Drawing; className?: string }

export function WovenCloth({ drawing: { width, height, radius, paths }, className }: WovenClothProps) {
  return (
    <svg
      className={cx(styles.cloth, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      strokeWidth={2 * radius}
      aria-hidden="true"
      focusable="false"
    >
      {paths.map(({ thread, tone, path }) => (
        <path key={thread + tone} className={styles[`${thread}${tone}`]} d={path} />
      ))}
    </svg>
  )
}
