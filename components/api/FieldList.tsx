import { Fragment } from 'react'
import { Badge } from '@/components/ui/Badge'
import type { ApiField, ApiValue } from '@/lib/api/api-types'
import { Deprecation } from './Deprecation'
import styles from './FieldList.module.css'
import { InlineMarkdown } from './InlineMarkdown'

type FieldListProps = {
  fields: readonly ApiField[]
  /** True for the fields of a response, which say nothing about sending them. */
  isAnswer?: boolean
  isNested?: boolean
}

/** Lists the fields of a body, of a response or of the parameters. The fields of an object are below it, along a thread. */
export function FieldList({ fields, isAnswer = false, isNested = false }: FieldListProps) {
  return (
    <dl className={isNested ? styles.nested : undefined}>
      {fields.map((field) => (
        <div key={field.name} className={styles.field}>
          <dt className={styles.term}>
            <code>{field.name}</code> <FieldFacts field={field} isAnswer={isAnswer} />
          </dt>
          <dd className={styles.details}>
            {field.deprecation && (
              <p>
                <Deprecation deprecation={field.deprecation} />
              </p>
            )}
            <p>
              <InlineMarkdown text={field.description} />
            </p>
            {field.values && <FieldValues values={field.values} />}
            {field.fields && <FieldList fields={field.fields} isAnswer={isAnswer} isNested />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type FieldFactsProps = { field: ApiField; isAnswer: boolean }

/** Shows what follows the name. The spaces separate the words for people who listen to them or copy them. */
function FieldFacts({ field, isAnswer }: FieldFactsProps) {
  const { type, since, isRequired, isEncrypted, isReadOnly, isCreateOnly, isBeta, deprecation } = field
  return (
    <>
      <span className={styles.type}>{type}</span>{' '}
      {isRequired && !isAnswer && <span className={styles.required}>required </span>}
      {field.default && !isAnswer && (
        <span className={styles.type}>
          default <InlineMarkdown text={field.default} />{' '}
        </span>
      )}
      {isEncrypted && <Badge tone="secondary">Encrypted</Badge>} {isReadOnly && !isAnswer && <Badge>Read-only</Badge>}{' '}
      {isCreateOnly && !isAnswer && <Badge>On create only</Badge>} {isBeta && <Badge tone="info">Beta</Badge>}{' '}
      {deprecation && <Badge tone="warning">Deprecated</Badge>}{' '}
      {since && <span className={styles.type}>since {since}</span>}
    </>
  )
}

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
            <code>{value}</code>
            {description && (
              <>
                : <InlineMarkdown text={description} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
