import { toDescribedBy, toFieldId } from '@/lib/forms/field-ids'
import type { TextField } from '@/lib/forms/form'
import styles from './Field.module.css'
import { FieldError } from './FieldError'
import { FieldHint, LabelText } from './FieldLabel'
import type { FieldProps } from './field-props'

export function TextBox({ formId, field, error, isCutShort }: FieldProps<TextField> & { isCutShort: boolean }) {
  const id = toFieldId(formId, field.name)
  const shared = {
    id,
    name: field.name,
    className: styles.control,
    autoComplete: field.autoComplete,
    required: field.required !== undefined,
    maxLength: isCutShort ? field.maxLength : undefined,
    'aria-invalid': error !== undefined,
    'aria-describedby': toDescribedBy(id, field.hint, error),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <LabelText field={field} />
      </label>
      <FieldHint field={field} fieldId={id} />
      <FieldError fieldId={id} error={error} />
      {field.type === 'textarea' ? (
        <textarea {...shared} rows={6} />
      ) : (
        <input
          {...shared}
          type={field.type}
          inputMode={field.inputMode}
          autoCapitalize={field.type === 'email' ? 'none' : undefined}
          spellCheck={field.type === 'email' ? false : undefined}
        />
      )}
    </div>
  )
}
