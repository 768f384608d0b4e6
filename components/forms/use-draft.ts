import { type RefObject, useEffect } from 'react'
import { readSession, removeSession, writeSession } from '@/lib/browser/storage'
import { parseDraft, toDraftKey, writeDraft } from '@/lib/forms/draft'
import type { FormDefinition, FormValues } from '@/lib/forms/form'

/** Puts back what was typed before an accidental reload; returns the function that keeps what is typed now. */
export function useDraft(form: FormDefinition, element: RefObject<HTMLFormElement | null>) {
  const key = toDraftKey(form.id)

  useEffect(() => {
    const draft = parseDraft(form, readSession(key))
    for (const [name, value] of Object.entries(draft)) fill(element.current?.elements.namedItem(name), value)
  }, [form, key, element])

  return (values: FormValues) => {
    const draft = writeDraft(form, values)
    if (draft) writeSession(key, draft)
    else removeSession(key)
  }
}

/** Whatever stands in the field already was typed later, before the page had its script. */
function fill(control: Element | RadioNodeList | null | undefined, value: string): void {
  if (!control || !('value' in control) || control.value !== '') return
  control.value = value
  // Others draw what a select holds.
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }))
}
