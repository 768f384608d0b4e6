import type { FormField } from './form'

/** The id of a field's control, or of the group where it has several. */
export const toFieldId = (formId: string, name: string) => `${formId}-${name}`

/** The id of the label of a field, for what `<label>` cannot name. */
export const toLabelId = (fieldId: string) => `${fieldId}-label`

/** The id of one option of a group. */
export const toOptionId = (fieldId: string, value: string) => `${fieldId}-${value}`

/** The id of the hint of a field. */
export const toHintId = (fieldId: string) => `${fieldId}-hint`

/** The id of the error of a field. */
export const toErrorId = (fieldId: string) => `${fieldId}-error`

/** What takes the focus when a field must be corrected: the first option of a group that is always open. */
export function toFocusId(formId: string, field: FormField): string {
  const id = toFieldId(formId, field.name)
  return field.type === 'radio' ? toOptionId(id, field.options[0]?.value ?? '') : id
}

/** The ids of what describes a control, for `aria-describedby`. */
export function toDescribedBy(fieldId: string, hint?: string, error?: string): string | undefined {
  const ids = [hint && toHintId(fieldId), error && toErrorId(fieldId)].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
