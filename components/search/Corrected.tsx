import styles from './Corrected.module.css'

/** Says how the words were understood, where a misspelling alone explains one of them. */
export function Corrected({ query }: { query: string }) {
  return (
    <p className={styles.corrected}>
      Results for <strong>{query}</strong>
    </p>
  )
}
