import styles from './Mark.module.css'

type MarkProps = { size: number }

/** Draws the mark: two threads over, two threads under. */
export function Mark({ size }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        className={styles.weft}
        d="M7.5 15.2h4a2.8 2.8 0 0 1 2.8 2.8v9a2.8 2.8 0 0 1-2.8 2.8h-4a2.8 2.8 0 0 1-2.8-2.8v-9a2.8 2.8 0 0 1 2.8-2.8zM20.5 2.2h4a2.8 2.8 0 0 1 2.8 2.8v9a2.8 2.8 0 0 1-2.8 2.8h-4a2.8 2.8 0 0 1-2.8-2.8v-9a2.8 2.8 0 0 1 2.8-2.8z"
      />
      <path
        className={styles.warp}
        d="M5 4.7h9a2.8 2.8 0 0 1 2.8 2.8v4a2.8 2.8 0 0 1-2.8 2.8h-9a2.8 2.8 0 0 1-2.8-2.8v-4a2.8 2.8 0 0 1 2.8-2.8zM18 17.7h9a2.8 2.8 0 0 1 2.8 2.8v4a2.8 2.8 0 0 1-2.8 2.8h-9a2.8 2.8 0 0 1-2.8-2.8v-4a2.8 2.8 0 0 1 2.8-2.8z"
      />
    </svg>
  )
}
