import type { FormDefinition, FormValues } from './form'

/** What stands in the form's own fields, without space around it. A file or a missing field counts as empty. */
export function readValues(form: FormDefinition, data: FormData): FormValues {
  return Object.fromEntries(form.fields.map(({ name }) => [name, readText(data.get(name))]))
}

const readText = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.trim() : '')

/**
 * The body of the request, as the browser itself would write it without script: every field with the honeypot, lines ended with CRLF. That
 * type needs no question to the server beforehand (CORS preflight), so any endpoint that takes a plain form takes this.
 */
export function toRequestBody(data: FormData): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of data) {
    if (typeof value === 'string') body.append(name, value.replace(/\r\n|\r|\n/g, '\r\n'))
  }
  return body
}
