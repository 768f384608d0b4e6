import { Badge } from '@/components/ui/Badge'
import type { ApiField } from '@/lib/api/api-types'
import type { PartProps } from '@/lib/parts'
import { type ApiColumn, ApiTable } from './ApiTable'
import { type ApiContext, getSchema } from './api-context'
import { Deprecation } from './Deprecation'
import { FieldValues } from './FieldList'
import { InlineMarkdown } from './InlineMarkdown'
import styles from './SchemaTable.module.css'

type SchemaTableProps = PartProps<'Schema'> & { api: ApiContext }

const columns: readonly ApiColumn[] = [
  { label: 'Field' },
  { label: 'Description', kind: 'sentence' },
  { label: 'On create' },
  { label: 'Returned', kind: 'word' },
]

/** Lists every field of an object: what it is, whether it's encrypted, whether you send it, and whether it's returned. */
export function SchemaTable({ id, api }: SchemaTableProps) {
  const { name, fields } = getSchema(api, id)
  return (
    <ApiTable
      label={`Fields: ${name}`}
      columns={columns}
      rows={fields.map((field) => ({
        key: field.name,
        cells: [
          <Name key="name" field={field} />,
          <Content key="content" field={field} />,
          toUse(field),
          field.isEncrypted ? 'No' : 'Yes',
        ],
      }))}
    />
  )
}

function Name({ field: { name, isEncrypted, isBeta, deprecation } }: { field: ApiField }) {
  return (
    <>
      <code>{name}</code> {isEncrypted && <Badge tone="secondary">Encrypted</Badge>}{' '}
      {isBeta && <Badge tone="info">Beta</Badge>} {deprecation && <Badge tone="warning">Deprecated</Badge>}
    </>
  )
}

function Content({ field }: { field: ApiField }) {
  const { type, since, default: fallback, description, values, deprecation } = field
  return (
    <div className={styles.content}>
      <p className={styles.type}>
        {type}
        {fallback && (
          <>
            , default <InlineMarkdown text={fallback} />
          </>
        )}
        {since && `, since ${since}`}
      </p>
      {deprecation && (
        <p>
          <Deprecation deprecation={deprecation} />
        </p>
      )}
      <p>
        <InlineMarkdown text={description} />
      </p>
      {values && <FieldValues values={values} />}
    </div>
  )
}

function toUse({ isReadOnly, isRequired, isCreateOnly }: ApiField): string {
  if (isReadOnly) return 'Read-only'
  const use = isRequired ? 'Required' : 'Optional'
  return isCreateOnly ? `${use}, then read-only` : use
}
