import { Fragment } from 'react'
import type { ApiValue } from '@/lib/api/api-types'
import styles from './FieldValues.module.css'
import { InlineMarkdown } from './InlineMarkdown'

type FieldValuesProps = { values: readonly ApiValue[] }

/** Shows the values that a field can have: on one line if they need no explanation, otherwise as a list with their meanings. */
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
