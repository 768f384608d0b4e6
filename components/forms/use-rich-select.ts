import { type RefObject, useEffect, useState } from 'react'
import type { RichSelect } from './RichSelect'

/** The rich select once it has loaded; undefined before, and for good where loading fails. A select in use is not taken away. */
export function useRichSelect(native: RefObject<HTMLSelectElement | null>): typeof RichSelect | undefined {
  const [loaded, setLoaded] = useState<typeof RichSelect>()

  useEffect(() => {
    const gone = new AbortController()
    const load = async () => {
      try {
        const module = await import('./RichSelect')
        await waitUntilLeft(native.current, gone.signal)
        if (!gone.signal.aborted) setLoaded(() => module.RichSelect)
      } catch (error) {
        console.warn('The list of topics stays as the browser draws it.', error)
      }
    }
    void load()
    return () => gone.abort()
  }, [native])

  return loaded
}

function waitUntilLeft(control: HTMLElement | null, signal: AbortSignal): Promise<void> {
  if (!control || document.activeElement !== control) return Promise.resolve()
  return new Promise((resolve) => control.addEventListener('blur', () => resolve(), { once: true, signal }))
}
