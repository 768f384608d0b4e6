import { useId } from 'react'
import type { ApiField } from '@/lib/api/api-types'
import type { PartProps } from '@/lib/parts'
import { type ApiContext, getOperation } from './api-context'
import { FieldList } from './FieldList'
import styles from './Parameters.module.css'

type ParametersProps = PartProps<'Parameters'> & { api: ApiContext }

/** Lists what an operation accepts apart from its body, grouped by where it's sent. */
export function Parameters({ id, api }: ParametersProps) {
  const { path, query, header } = getOperation(api, id).parameters
  return (
    <>
      <FieldGroup title="In the path" fields={path} />
      <FieldGroup title="In the query" fields={query} />
      <FieldGroup title="In headers" fields={header} />
    </>
  )
}

type FieldGroupProps = { title: string; fields: readonly ApiField[] }

/** Shows fields under a label, or nothing if there are no fields. The label isn't a heading, because the page above decides what its sections are. */
function FieldGroup({ title, fields }: FieldGroupProps) {
  const id = useId()
  if (fields.length === 0) return null
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <FieldList fields={fields} />
    </div>
  )
}
