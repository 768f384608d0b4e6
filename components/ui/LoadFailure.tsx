import { Button } from './Button'
import styles from './LoadFailure.module.css'

type LoadFailureProps = {
  /** What didn't load, as the beginning of a sentence: "The search". */
  what: string
  /** What to do about it. */
  advice?: string
  onRetry: () => void
}

/** Shows the error text of a part that failed to load, with Retry (spec, section 8). */
export function LoadFailure({ what, advice = 'Check your connection, then try again.', onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>{what} didn’t load.</strong> {advice}
      </p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  )
}
