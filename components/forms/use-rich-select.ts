import { type RefObject, useEffect, useState } from 'react'
import { useOnDemand } from '@/components/ui/use-on-demand'

const loadRichSelect = () => import('./RichSelect')
type RichSelect = Awaited<ReturnType<typeof loadRichSelect>>['RichSelect']

/** Returns the rich select once it has loaded: undefined before, and for good if loading fails. A native select in use isn't replaced. */
export function useRichSelect(native: RefObject<HTMLSelectElement | null>): RichSelect | undefined {
  const { part, error } = useOnDemand(loadRichSelect)
  const [isFree, setIsFree] = useState(false)

  useEffect(() => {
    if (!part) return undefined
    const gone = new AbortController()
    waitUntilLeft(native.current, gone.signal).then(() => setIsFree(!gone.signal.aborted))
    return () => gone.abort()
  }, [native, part])

  useEffect(() => {
    if (error) console.warn('The list of topics stays as the browser draws it.', error)
  }, [error])

  return isFree ? part?.RichSelect : undefined
}

function waitUntilLeft(control: HTMLElement | null, signal: AbortSignal): Promise<void> {
  if (!control || document.activeElement !== control) return Promise.resolve()
  return new Promise((resolve) => control.addEventListener('blur', () => resolve(), { once: true, signal }))
}
