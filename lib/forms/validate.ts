import type { FormDefinition, FormErrors, FormField, FormValues } from './form'

/** Returns the values of the form's own fields, without space around them. A file or a missing field counts as empty. */
export function readValues(form: FormDefinition, data: FormData): FormValues {
  return Object.fromEntries(form.fields.map(({ name }) => [name, readText(data.get(name))]))
}

const readText = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.trim() : '')

const part = String.raw`[^\s@.,;:<>()[\]"]+`
/** No part of a host begins or ends with a hyphen. */
const label = String.raw`(?!-)(?:[^\s@.,;:<>()[\]"-]|-(?!\.|$))+`

/**
 * One "@", no spaces or commas, no dot at an end or next to another, and at least one dot in the host. Browsers also accept `petra@mail`, which is
 * nearly always a mistake. Letters of any script are allowed, because you can only find out whether an address exists by sending an email.
 */
const email = new RegExp(String.raw`^${part}(?:\.${part})*@${label}(?:\.${label})+$`)

/** Returns what's wrong with each field, in the order of the form. It's empty if the form can be sent. */
export function validateForm(form: FormDefinition, values: FormValues): FormErrors {
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const error = validateField(field, values[field.name] ?? '')
      return error ? [[field.name, error]] : []
    }),
  )
}

/** Returns what's wrong with the value of one field and what to do about it, or undefined if it's valid. */
export function validateField(field: FormField, value: string): string | undefined {
  if (value === '') return field.required
  switch (field.type) {
    case 'select':
    case 'radio':
      return field.options.some((option) => option.value === value) ? undefined : field.required
    case 'consent':
      return undefined
    default:
      return validateText(field.type, field.label, field.maxLength, value)
  }
}

function validateText(type: string, label: string, maxLength: number, value: string): string | undefined {
  // Browsers count UTF-16 units, as JavaScript does.
  if (value.length > maxLength) {
    return `Shorten “${label}” to ${write(maxLength)} characters. It now has ${write(value.length)}.`
  }
  if (type === 'email' && !email.test(value)) return 'Enter the full email address, such as name@example.org.'
  return undefined
}

const write = (count: number) => count.toLocaleString('en-GB')
