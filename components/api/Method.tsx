import type { ApiMethod } from '@/lib/api/api-types'
import styles from './Method.module.css'

type MethodProps = { method: ApiMethod }

/** Shows the method. The word means the same as the colour. */
export function Method({ method }: MethodProps) {
  return (
    <span className={styles.method} data-method={method}>
      {method}
    </span>
  )
}
