import type { FormDefinition } from './form'

/**
 * Describes a form in one sentence, for people who read a page as plain text.
 * @example describeForm(contact) // => 'Contact form with the fields: Name (optional), Email address, Topic, Message.'
 */
export function describeForm({ label, fields }: FormDefinition): string {
  const names = fields
    .filter(({ type }) => type !== 'consent')
    .map((field) => (field.required ? field.label : `${field.label} (optional)`))
  return `${label} with the fields: ${names.join(', ')}.`
}
