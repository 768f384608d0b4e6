import type { FormField } from '@/lib/forms/form'

/** The props of every kind of field. */
export type FieldProps<T extends FormField = FormField> = {
  formId: string
  field: T
  error: string | undefined
}
