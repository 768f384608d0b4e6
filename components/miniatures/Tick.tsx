import styles from './Tick.module.css'

type TickProps = { isDone?: boolean }

export function Tick({ isDone = false }: TickProps) {
  return (
    <svg className={styles.tick} data-done={isDone} viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <circle cx="9" cy="9" r="7.75" />
      {isDone && <path d="m5.5 9.25 2.5 2.5 4.5-5" />}
    </svg>
  )
}
