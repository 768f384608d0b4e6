import styles from './Buttons.module.css'

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
