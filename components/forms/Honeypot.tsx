import styles from './Form.module.css'

type HoneypotProps = { name: string }

/** Renders a field that people can neither see nor reach, so only a machine fills it in. */
export function Honeypot({ name }: HoneypotProps) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Leave this empty
        <input name={name} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
