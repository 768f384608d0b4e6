import { toHintId } from '@/lib/forms/field-ids'
import type { FormField } from '@/lib/forms/form'
import styles from './Field.module.css'

type FieldTextProps = { field: FormField }

/** Shows the label. Most fields are required, so only the optional ones are marked. */
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
