import { Fragment } from 'react'
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

type ApiPathProps = { path: string }

/** Shows a path. If it doesn't fit, it breaks before a slash, never inside a word. */
export function ApiPath({ path }: ApiPathProps) {
  return path.split(/(?=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant path never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
