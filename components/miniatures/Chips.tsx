import styles from './Chips.module.css'

type ChipsProps = { labels: readonly string[] }

export function Chips({ labels }: ChipsProps) {
  return (
    <div className={styles.chips}>
      {labels.map((label) => (
        <span key={label} className={styles.chip}>
          {label}
        </span>
      ))}
    </div>
  )
}
