export type FormOption = { value: string; label: string }

type FieldBase = {
  /** The name under which the value is sent. */
  name: string
  label: string
  /** Shown under the label before anything is typed. */
  hint?: string
  /** The message if the field is empty, with what's missing and what to do. A field without it is optional. */
  required?: string
}

export type TextField = FieldBase & {
  type: 'text' | 'email' | 'textarea'
  autoComplete: string
  inputMode?: 'text' | 'email'
  maxLength: number
  /**
   * What the text may be if a link to the page fills it in, as a regular expression for the whole text. Links can't fill in any other text field. The field
   * shows only once it's filled in.
   */
  fromLink?: string
}

/** `select` opens a list. `radio` shows all options at once, so it's for short lists. */
export type ChoiceField = FieldBase & { type: 'select' | 'radio'; options: readonly FormOption[] }

/** A box that has to be ticked. It's sent as "yes". */
export type ConsentField = FieldBase & { type: 'consent'; required: string }

export type FormField = TextField | ChoiceField | ConsentField

/** A form as configured in `forms.ts`. */
export type FormDefinition = {
  id: string
  /** The name of the form for screen readers and in the subject of an email. */
  label: string
  /** The address to post to. Without one, the form composes an email instead. */
  action: `https://${string}` | null
  /** The page to show once the form has been posted. */
  success: `/${string}`
  /** The label of the button, if the form is posted. */
  submitLabel: string
  /** Whether the form asks us to delete something. If so, its button isn't a primary one. */
  isDestructive?: true
  /** The field whose chosen option is repeated in the subject of an email. */
  subjectField?: string
  fields: readonly FormField[]
  /** The name of the field that only bots fill in. The server that receives the form has to discard it if this field isn't empty. */
  honeypot: string
}

/** What was typed, by field name. */
export type FormValues = Readonly<Record<string, string>>

/** What's wrong, by field name. */
export type FormErrors = Readonly<Record<string, string>>

/**
 * Describes a form in one sentence, for people who read a page as plain text.
 * @example describeForm(contact) // => 'Contact form with the fields: Name (optional), Email address, Topic, Message.'
 */
export function describeForm({ label, fields }: FormDefinition): string {
  const names = fields
    .filter((field) => field.type !== 'consent' && !('fromLink' in field))
    .map((field) => (field.required ? field.label : `${field.label} (optional)`))
  return `${label} with the fields: ${names.join(', ')}.`
}

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
export function toDescribedBy(fieldId: string, hasHint: boolean, error?: string): string | undefined {
  const ids = [hasHint && toHintId(fieldId), error && toErrorId(fieldId)].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
