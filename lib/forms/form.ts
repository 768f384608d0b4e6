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
}

/** `select` opens a list. `radio` shows all options at once, so it's for short lists. */
export type ChoiceField = FieldBase & { type: 'select' | 'radio'; options: readonly FormOption[] }

/** A box that has to be ticked. It's sent as "yes". */
export type ConsentField = FieldBase & { type: 'consent'; required: string }

export type FormField = TextField | ChoiceField | ConsentField

/** A form as configured in `lib/site/forms.ts`. */
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
