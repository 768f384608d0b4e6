import styles from './Corrected.module.css'

/** Shows how the query was understood, if only a misspelling explains one of its words. */
export function Corrected({ query }: { query: string }) {
  return (
    <p className={styles.corrected}>
      Results for <strong>{query}</strong>
    </p>
  )
}
