import type { FormDefinition, FormValues } from './form'

/** Returns the values of the form's own fields, without space around them. A file or a missing field counts as empty. */
export function readValues(form: FormDefinition, data: FormData): FormValues {
  return Object.fromEntries(form.fields.map(({ name }) => [name, readText(data.get(name))]))
}

const readText = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.trim() : '')

/**
 * Returns the body of the request as the browser itself would write it without JavaScript: every field including the honeypot, with `CRLF` at the end
 * of each line. With this type of body, browsers don't send a cross-origin preflight request first, so any endpoint that accepts a plain form accepts
 * it.
 */
export function toRequestBody(data: FormData): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of data) {
    if (typeof value === 'string') body.append(name, value.replace(/\r\n|\r|\n/g, '\r\n'))
  }
  return body
}
