import { type RefObject, useEffect } from 'react'
import { readSession, removeSession, writeSession } from '@/lib/browser/storage'
import { dropPreset, forgetEarlierLink, parseDraft, readPreset, toDraftKey, writeDraft } from '@/lib/forms/draft'
import type { FormDefinition, FormValues } from '@/lib/forms/form'

/** Restores what was typed before the visitor left the page, and applies the choices in its link. Returns a function that stores what's typed. */
export function useDraft(form: FormDefinition, element: RefObject<HTMLFormElement | null>) {
  const key = toDraftKey(form.id)

  useEffect(() => {
    const controls = element.current?.elements
    const preset = readPreset(form, window.location.search)
    const draft = forgetEarlierLink(form, parseDraft(form, readSession(key)), preset)
    const filled = [
      ...Object.entries(draft).map(([name, value]) => fill(controls?.namedItem(name), value)),
      ...Object.entries(preset).map(([name, value]) => fill(controls?.namedItem(name), value, true)),
    ]
    // Dispatched only after everything is filled in: each event makes the form store its draft, and that would drop what's still missing.
    for (const select of new Set(filled)) select?.dispatchEvent(new Event('change', { bubbles: true }))
    if (Object.keys(preset).length > 0) queueMicrotask(() => forgetPreset(preset))
  }, [form, key, element])

  return (values: FormValues) => {
    const draft = writeDraft(form, values)
    if (draft) writeSession(key, draft)
    else removeSession(key)
  }
}

/**
 * Fills in a field. Unless `overwrites` is set, it keeps a value that's already there, because that was typed later, before React ran. Returns the field
 * if it's a select, because other components show its choice and need to hear about it.
 */
function fill(control: Element | RadioNodeList | null | undefined, value: string, overwrites = false) {
  if (!control || !('value' in control) || (control.value !== '' && !overwrites)) return undefined
  control.value = value
  return control instanceof HTMLSelectElement ? control : undefined
}

/**
 * Removes the choices of a link from the URL, because a link chooses once. After that the draft remembers the topic, so a reload keeps another one that
 * was chosen since.
 */
function forgetPreset(preset: FormValues): void {
  // Without a state, Next keeps its own and follows the new URL, once its own effects have run.
  window.history.replaceState(null, '', dropPreset(window.location.href, preset))
}
