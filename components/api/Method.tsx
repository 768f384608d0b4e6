import type { ApiMethod } from '@/lib/api/api-types'
import styles from './Method.module.css'

type MethodProps = { method: ApiMethod }

/** The word says what the colour does. */
export function Method({ method }: MethodProps) {
  return (
    <span className={styles.method} data-method={method}>
      {method}
    </span>
  )
}
