import type { ChoiceField, ConsentField, TextField } from '@/lib/forms/form'
import { toDescribedBy, toFieldId, toLabelId, toOptionId } from '@/lib/forms/form'
import styles from './Field.module.css'
import { FieldError, FieldHint, type FieldProps, LabelText } from './FieldParts'
import { SelectBox } from './SelectBox'

/**
 * Renders a field by its type. `isCutShort` means that the browser limits the length of a text. With JavaScript, an error message does that instead,
 * because people don't notice when their text is cut off.
 */
export function Field({ field, isCutShort, ...rest }: FieldProps & { isCutShort: boolean }) {
  switch (field.type) {
    case 'select':
      return <SelectBox {...rest} field={field} />
    case 'radio':
      return <RadioGroup {...rest} field={field} />
    case 'consent':
      return <ConsentBox {...rest} field={field} />
    default:
      return <TextBox {...rest} field={field} isCutShort={isCutShort} />
  }
}

function TextBox({ formId, field, error, isCutShort }: FieldProps<TextField> & { isCutShort: boolean }) {
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

function RadioGroup({ formId, field, error }: FieldProps<ChoiceField>) {
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

function ConsentBox({ formId, field, error }: FieldProps<ConsentField>) {
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
