import type { FormField } from '@/lib/forms/form'

/** What every kind of field is drawn from. */
export type FieldProps<T extends FormField = FormField> = {
  formId: string
  field: T
  error: string | undefined
}
