import { Fragment } from 'react'
import type { ApiValue } from '@/lib/api/api-types'
import styles from './FieldValues.module.css'
import { InlineMarkdown } from './InlineMarkdown'

type FieldValuesProps = { values: readonly ApiValue[] }

/** What a field may hold: in one line where the values speak for themselves, else one below the other with their meanings. */
export function FieldValues({ values }: FieldValuesProps) {
  if (values.every(({ description }) => !description)) {
    return (
      <p>
        One of{' '}
        {values.map(({ value }, index) => (
          <Fragment key={value}>
            {index > 0 && ', '}
            <code>{value}</code>
          </Fragment>
        ))}
        .
      </p>
    )
  }
  return (
    <>
      <p className="visuallyHidden">One of:</p>
      <ul className={styles.values} role="list">
        {values.map(({ value, description }) => (
          <li key={value}>
            <code>{value}</code> {description && <InlineMarkdown text={description} />}
          </li>
        ))}
      </ul>
    </>
  )
}
