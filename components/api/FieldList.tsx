import { Badge } from '@/components/ui/Badge'
import type { ApiField } from '@/lib/api/api-types'
import styles from './FieldList.module.css'
import { FieldValues } from './FieldValues'
import { InlineMarkdown } from './InlineMarkdown'

type FieldListProps = {
  fields: readonly ApiField[]
  /** Fields that come back say nothing of how they are sent. */
  isAnswer?: boolean
  isNested?: boolean
}

/** The fields of a body, of an answer or of the parameters, those inside an object on a thread below it. */
export function FieldList({ fields, isAnswer = false, isNested = false }: FieldListProps) {
  return (
    <dl className={isNested ? styles.nested : undefined}>
      {fields.map((field) => (
        <div key={field.name} className={styles.field}>
          <dt className={styles.term}>
            <code>{field.name}</code> <FieldFacts field={field} isAnswer={isAnswer} />
          </dt>
          <dd className={styles.details}>
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

/** What stands behind the name. Spaces part the words for those who hear or copy them. */
function FieldFacts({ field, isAnswer }: FieldFactsProps) {
  const { type, since, isRequired, isEncrypted, isReadOnly, isCreateOnly, isBeta, isDeprecated } = field
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
      {isDeprecated && <Badge tone="warning">Deprecated</Badge>}{' '}
      {since && <span className={styles.type}>since {since}</span>}
    </>
  )
}
