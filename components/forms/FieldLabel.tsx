import { toHintId } from '@/lib/forms/field-ids'
import type { FormField } from '@/lib/forms/form'
import styles from './Field.module.css'

type FieldTextProps = { field: FormField }

/** Fields that must be filled in are the rule; the others say so. */
export function LabelText({ field }: FieldTextProps) {
  return (
    <>
      {field.label} {!field.required && <span className={styles.optional}>(optional)</span>}
    </>
  )
}

export function FieldHint({ field, fieldId }: FieldTextProps & { fieldId: string }) {
  if (field.hint === undefined) return null
  return (
    <p id={toHintId(fieldId)} className={styles.hint}>
      {field.hint}
    </p>
  )
}
