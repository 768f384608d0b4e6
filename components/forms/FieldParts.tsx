import { Icon } from '@/components/ui/Icon'
import type { FormField } from '@/lib/forms/form'
import { toErrorId, toHintId } from '@/lib/forms/form'
import styles from './Field.module.css'

/** The props of every kind of field. */
export type FieldProps<T extends FormField = FormField> = {
  formId: string
  field: T
  error: string | undefined
}

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

type FieldErrorProps = { fieldId: string; error: string | undefined }

/** Shows an error above the control. Below it, an on-screen keyboard or a list of suggestions would hide the error. */
export function FieldError({ fieldId, error }: FieldErrorProps) {
  if (error === undefined) return null
  return (
    <p id={toErrorId(fieldId)} className={styles.error}>
      <Icon name="warning" className={styles.errorIcon} />
      <span>
        <span className="visuallyHidden">Error:</span> {error}
      </span>
    </p>
  )
}
