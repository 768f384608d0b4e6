import { toDescribedBy, toFieldId, toLabelId, toOptionId } from '@/lib/forms/field-ids'
import type { ChoiceField } from '@/lib/forms/form'
import styles from './Field.module.css'
import { FieldError } from './FieldError'
import { FieldHint, LabelText } from './FieldLabel'
import type { FieldProps } from './field-props'

export function RadioGroup({ formId, field, error }: FieldProps<ChoiceField>) {
  const id = toFieldId(formId, field.name)
  const labelId = toLabelId(id)
  const isRequired = field.required !== undefined
  return (
    <div
      id={id}
      className={styles.field}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={isRequired}
      aria-invalid={error !== undefined}
      aria-describedby={toDescribedBy(id, field.hint, error)}
    >
      <p id={labelId} className={styles.groupLabel}>
        <LabelText field={field} />
      </p>
      <FieldHint field={field} fieldId={id} />
      <FieldError fieldId={id} error={error} />
      {field.options.map(({ value, label }) => (
        <div key={value} className={styles.choice}>
          <input id={toOptionId(id, value)} name={field.name} type="radio" value={value} required={isRequired} />
          <label htmlFor={toOptionId(id, value)}>{label}</label>
        </div>
      ))}
    </div>
  )
}
