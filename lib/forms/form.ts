export type FormOption = { value: string; label: string }

type FieldBase = {
  /** Under this name its value is sent. */
  name: string
  label: string
  /** Shown under the label before anything is typed. */
  hint?: string
  /** Says what is missing and what to do. A field without it is optional. */
  required?: string
}

export type TextField = FieldBase & {
  type: 'text' | 'email' | 'textarea'
  autoComplete: string
  inputMode?: 'text' | 'email'
  maxLength: number
}

/** `select` is a list that opens; `radio` shows all of its few options. */
export type ChoiceField = FieldBase & { type: 'select' | 'radio'; options: readonly FormOption[] }

/** A box that must be ticked; it is sent as "yes". */
export type ConsentField = FieldBase & { type: 'consent'; required: string }

export type FormField = TextField | ChoiceField | ConsentField

/** One form as `lib/site/forms.ts` configures it. */
export type FormDefinition = {
  id: string
  /** Names the form for screen readers, and in the subject of a mail. */
  label: string
  /** Where it is posted to; without one it composes a mail. */
  action: `https://${string}` | null
  /** The page to go on to once it has been posted. */
  success: `/${string}`
  /** Words on the button, where the form is posted. */
  submitLabel: string
  /** The field whose choice the subject of a mail repeats. */
  subjectField?: string
  fields: readonly FormField[]
  /** Name of the field that only machines fill in; whoever receives the form throws away what comes with it. */
  honeypot: string
}

/** What was typed, by the name of the field. */
export type FormValues = Readonly<Record<string, string>>

/** What is wrong, by the name of the field. */
export type FormErrors = Readonly<Record<string, string>>
