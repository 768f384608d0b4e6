import type { PartProps } from '@/lib/parts'
import { cx } from '@/lib/utils/cx'
import styles from './Details.module.css'

/** Renders a folded part. The browser opens it for its own search and for a hash. If a browser doesn't do that for a hash, `startTabs` does. */
export function Details({ summary, children }: PartProps<'Details'>) {
  return (
    <details className={styles.details} suppressHydrationWarning>
      <summary className={cx('chevron', styles.summary)}>{summary}</summary>
      <div className={cx('prose', styles.body)}>{children}</div>
    </details>
  )
}
