import { toRing } from '@/lib/miniatures/controls'
import styles from './Labels.module.css'

type ChipsProps = { labels: readonly string[]; ring?: string }

export function Chips({ labels, ring }: ChipsProps) {
  return (
    <div className={styles.chips}>
      {labels.map((label) => (
        <span key={label} className={styles.chip} data-ring={toRing(label, ring)}>
          {label}
        </span>
      ))}
    </div>
  )
}

type ButtonsProps = { labels: readonly string[]; ring?: string }

/** Draws pictures of buttons, because nothing in a picture can be pressed. */
export function Buttons({ labels, ring }: ButtonsProps) {
  return (
    <div className={styles.buttons}>
      {labels.map((label) => (
        <span key={label} className={styles.button} data-ring={toRing(label, ring)}>
          {label}
        </span>
      ))}
    </div>
  )
}
