import styles from './Labels.module.css'

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

type ButtonsProps = { labels: readonly string[] }

/** Draws pictures of buttons, because nothing in a picture can be pressed. */
export function Buttons({ labels }: ButtonsProps) {
  return (
    <div className={styles.buttons}>
      {labels.map((label) => (
        <span key={label} className={styles.button}>
          {label}
        </span>
      ))}
    </div>
  )
}
