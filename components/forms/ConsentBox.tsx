import { toDescribedBy, toFieldId } from '@/lib/forms/field-ids'
import type { ConsentField } from '@/lib/forms/form'
import styles from './Field.module.css'
import { FieldError } from './FieldError'
import type { FieldProps } from './field-props'

export function ConsentBox({ formId, field, error }: FieldProps<ConsentField>) {
  const id = toFieldId(formId, field.name)
  return (
    <div className={styles.field}>
      <FieldError fieldId={id} error={error} />
      <div className={styles.choice}>
        <input
          id={id}
          name={field.name}
          type="checkbox"
          value="yes"
          required
          aria-invalid={error !== undefined}
          aria-describedby={toDescribedBy(id, undefined, error)}
        />
        <label htmlFor={id}>{field.label}</label>
      </div>
    </div>
  )
}
