import type { FormDefinition, FormField, FormValues } from './form'

/** Where the browser tab keeps what was typed into a form. */
export const toDraftKey = (formId: string) => `form-draft-${formId}` as const

/** Consent is given anew each time; the honeypot is no field of the form and so never kept. */
const isKept = ({ type }: FormField) => type !== 'consent'

/** What was typed, as text to store, or undefined when there is nothing to keep. */
export function writeDraft(form: FormDefinition, values: FormValues): string | undefined {
  const kept = form.fields.filter(isKept).flatMap(({ name }) => (values[name] ? [[name, values[name]]] : []))
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : undefined
}

/** What was typed before; anything may stand in storage, and fields may have changed since. */
export function parseDraft(form: FormDefinition, stored: string | null): FormValues {
  const draft = parse(stored ?? '')
  if (typeof draft !== 'object' || draft === null) return {}
  const values = new Map<string, unknown>(Object.entries(draft))
  return Object.fromEntries(
    form.fields.filter(isKept).flatMap((field) => {
      const value = values.get(field.name)
      return typeof value === 'string' && value && isPossible(field, value) ? [[field.name, value]] : []
    }),
  )
}

/** The choices that the link to the page makes in advance: `?topic=affiliate`. Text is never taken from an address. */
export function readPreset(form: FormDefinition, search: string): FormValues {
  const parameters = new URLSearchParams(search)
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const value = parameters.get(field.name)
      return field.type === 'select' && value && isPossible(field, value) ? [[field.name, value]] : []
    }),
  )
}

/** The address at `href` without the choices of `preset`, from the root. */
export function dropPreset(href: string, preset: FormValues): string {
  const url = new URL(href)
  for (const name of Object.keys(preset)) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}

const isPossible = (field: FormField, value: string) =>
  !('options' in field) || field.options.some((option) => option.value === value)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
