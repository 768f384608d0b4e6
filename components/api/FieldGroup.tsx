import { useId } from 'react'
import type { ApiField } from '@/lib/api/api-types'
import styles from './FieldGroup.module.css'
import { FieldList } from './FieldList'

type FieldGroupProps = { title: string; fields: readonly ApiField[]; isAnswer?: boolean }

/** Shows fields under a label, or nothing if there are no fields. The label isn't a heading, because the page above decides what its sections are. */
export function FieldGroup({ title, fields, isAnswer }: FieldGroupProps) {
  const id = useId()
  if (fields.length === 0) return null
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <FieldList fields={fields} isAnswer={isAnswer} />
    </div>
  )
}
