import type { FormField } from './form'

/** Returns the ID of a field's control, or of the group if the field has several controls. */
export const toFieldId = (formId: string, name: string) => `${formId}-${name}`

/** Returns the ID of a field's label, for controls that `<label>` can't name. */
export const toLabelId = (fieldId: string) => `${fieldId}-label`

/** Returns the ID of one option in a group. */
export const toOptionId = (fieldId: string, value: string) => `${fieldId}-${value}`

/** Returns the ID of a field's hint. */
export const toHintId = (fieldId: string) => `${fieldId}-hint`

/** Returns the ID of a field's error message. */
export const toErrorId = (fieldId: string) => `${fieldId}-error`

/** Returns the ID of the element to focus when a field needs correcting. In a radio group, that's the first option. */
export function toFocusId(formId: string, field: FormField): string {
  const id = toFieldId(formId, field.name)
  return field.type === 'radio' ? toOptionId(id, field.options[0]?.value ?? '') : id
}

/** Returns the IDs of the texts that describe a control, for `aria-describedby`, or undefined if there aren't any. */
export function toDescribedBy(fieldId: string, hint?: string, error?: string): string | undefined {
  const ids = [hint && toHintId(fieldId), error && toErrorId(fieldId)].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
