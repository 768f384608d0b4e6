import { Fragment } from 'react'
import type { MarkedText } from '@/lib/search/protocol'
import styles from './Marked.module.css'

type MarkedProps = { marked: MarkedText }

/** A text in which the words that were found are marked. */
export function Marked({ marked: { text, ranges } }: MarkedProps) {
  let at = 0
  const parts = ranges.map(([start, end]) => {
    const before = text.slice(at, start)
    at = end
    return (
      <Fragment key={start}>
        {before}
        <mark className={styles.mark}>{text.slice(start, end)}</mark>
      </Fragment>
    )
  })
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
