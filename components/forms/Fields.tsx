import type { ChoiceField, ConsentField, FormDefinition, FormField, TextField } from '@/lib/forms/form'
import { toFieldId, toHintId, toLabelId, toOptionId } from '@/lib/forms/form'
import { cx } from '@/lib/utils/cx'
import { Control, FieldError } from './Control.client'
import styles from './Field.module.css'
import form from './Form.module.css'
import { SelectBox } from './SelectBox.client'

type FieldsProps = { form: FormDefinition }

/** Renders the fields of a form. Only their controls and errors change in the browser. */
export function Fields({ form: { id, fields, honeypot } }: FieldsProps) {
  return (
    <>
      {fields.map((field) => (
        <Field key={field.name} formId={id} field={field} />
      ))}
      <Honeypot name={honeypot} />
    </>
  )
}

type FieldProps<T extends FormField = FormField> = { formId: string; field: T }

/** Renders a field by its type. */
function Field({ formId, field }: FieldProps) {
  switch (field.type) {
    case 'select':
      return <Select formId={formId} field={field} />
    case 'radio':
      return <RadioGroup formId={formId} field={field} />
    case 'consent':
      return <ConsentBox formId={formId} field={field} />
    default:
      return <TextBox formId={formId} field={field} />
  }
}

function TextBox({ formId, field }: FieldProps<TextField>) {
  const id = toFieldId(formId, field.name)
  const isEmail = field.type === 'email'
  const isLong = field.type === 'textarea'
  const isFromLink = field.fromLink !== undefined
  return (
    <div className={cx(styles.field, isFromLink && styles.fromLink)}>
      <label htmlFor={id}>
        <LabelText field={field} />
      </label>
      <FieldNotes field={field} fieldId={id} />
      <Control
        as={isLong ? 'textarea' : 'input'}
        id={id}
        field={field.name}
        name={field.name}
        className={styles.control}
        autoComplete={field.autoComplete}
        required={field.required !== undefined}
        maxLength={field.maxLength}
        hasHint={field.hint !== undefined}
        rows={isLong ? 6 : undefined}
        type={isLong ? undefined : field.type}
        inputMode={isLong ? undefined : field.inputMode}
        autoCapitalize={isEmail ? 'none' : undefined}
        spellCheck={isEmail ? false : undefined}
        // The style sheet can tell that a field is empty only if it has a placeholder.
        placeholder={isFromLink ? ' ' : undefined}
      />
    </div>
  )
}

function Select({ formId, field }: FieldProps<ChoiceField>) {
  const id = toFieldId(formId, field.name)
  return (
    <div className={styles.field}>
      <label id={toLabelId(id)} htmlFor={id}>
        <LabelText field={field} />
      </label>
      <FieldNotes field={field} fieldId={id} />
      <SelectBox
        id={id}
        name={field.name}
        options={field.options}
        isRequired={field.required !== undefined}
        hasHint={field.hint !== undefined}
      />
    </div>
  )
}

function RadioGroup({ formId, field }: FieldProps<ChoiceField>) {
  const id = toFieldId(formId, field.name)
  const labelId = toLabelId(id)
  const isRequired = field.required !== undefined
  return (
    <Control
      as="div"
      id={id}
      field={field.name}
      hasHint={field.hint !== undefined}
      className={styles.field}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={isRequired}
    >
      <p id={labelId} className={styles.groupLabel}>
        <LabelText field={field} />
      </p>
      <FieldNotes field={field} fieldId={id} />
      {field.options.map(({ value, label }) => (
        <div key={value} className={styles.choice}>
          <input id={toOptionId(id, value)} name={field.name} type="radio" value={value} required={isRequired} />
          <label htmlFor={toOptionId(id, value)}>{label}</label>
        </div>
      ))}
    </Control>
  )
}

function ConsentBox({ formId, field }: FieldProps<ConsentField>) {
  const id = toFieldId(formId, field.name)
  return (
    <div className={styles.field}>
      <FieldError field={field.name} fieldId={id} />
      <div className={styles.choice}>
        <Control as="input" id={id} field={field.name} name={field.name} type="checkbox" value="yes" required />
        <label htmlFor={id}>{field.label}</label>
      </div>
    </div>
  )
}

/** Shows the label. Most fields are required, so only the optional ones are marked. */
function LabelText({ field }: { field: FormField }) {
  return (
    <>
      {field.label} {!field.required && <span className={styles.optional}>(optional)</span>}
    </>
  )
}

/** Shows the hint, and the error once there is one. */
function FieldNotes({ field, fieldId }: { field: FormField; fieldId: string }) {
  return (
    <>
      {field.hint !== undefined && (
        <p id={toHintId(fieldId)} className={styles.hint}>
          {field.hint}
        </p>
      )}
      <FieldError field={field.name} fieldId={fieldId} />
    </>
  )
}

/** Renders a field that people can neither see nor reach, so only a machine fills it in. */
function Honeypot({ name }: { name: string }) {
  return (
    <div className={form.honeypot} aria-hidden="true">
      <label>
        Leave this empty
        <input name={name} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
