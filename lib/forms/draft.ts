import { parseRecord } from '../utils/json'
import type { FormDefinition, FormField, FormValues } from './form'

/** Returns the key under which the browser tab keeps what was typed into a form. */
export const toDraftKey = (formId: string) => `form-draft-${formId}` as const

/** Visitors have to give consent again each time. The honeypot isn't a field of the form, so it's never kept. */
const isKept = ({ type }: FormField) => type !== 'consent'

/** Returns what was typed as text to store, or undefined if there's nothing to keep. */
export function writeDraft(form: FormDefinition, values: FormValues): string | undefined {
  const kept = form.fields.filter(isKept).flatMap(({ name }) => (values[name] ? [[name, values[name]]] : []))
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : undefined
}

/** Returns what was typed before. It drops values that don't fit, because storage may contain anything and fields may have changed since. */
export function parseDraft(form: FormDefinition, stored: string | null): FormValues {
  const values = new Map(Object.entries(parseRecord(stored ?? '') ?? {}))
  return Object.fromEntries(
    form.fields.filter(isKept).flatMap((field) => {
      const value = values.get(field.name)
      return typeof value === 'string' && value && isPossible(field, value) ? [[field.name, value]] : []
    }),
  )
}

/**
 * Returns what a link to the page fills in: options, as in `?topic=affiliate`, and text that a field allows in links. Everything else in an address is
 * ignored, because anyone can make a link.
 */
export function readPreset(form: FormDefinition, search: string): FormValues {
  const parameters = new URLSearchParams(search)
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const value = parameters.get(field.name)
      return value && isFromLink(field, value) ? [[field.name, value]] : []
    }),
  )
}

function isFromLink(field: FormField, value: string): boolean {
  if (field.type === 'select') return isPossible(field, value)
  if (!('fromLink' in field) || field.fromLink === undefined) return false
  return value.length <= field.maxLength && new RegExp(`^(?:${field.fromLink})$`).test(value)
}

/** Returns the draft without what an earlier link filled in, if the current link fills in anything, because that's about something else. */
export function forgetEarlierLink(form: FormDefinition, draft: FormValues, preset: FormValues): FormValues {
  if (Object.keys(preset).length === 0) return draft
  const fromLinks = new Set(form.fields.flatMap((field) => ('fromLink' in field ? [field.name] : [])))
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !fromLinks.has(name)))
}

/** Returns the root-relative address of `href` without what's in `preset`. */
export function dropPreset(href: string, preset: FormValues): string {
  const url = new URL(href)
  for (const name of Object.keys(preset)) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}

const isPossible = (field: FormField, value: string) =>
  !('options' in field) || field.options.some((option) => option.value === value)
