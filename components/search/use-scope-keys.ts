import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type SearchContext, searchContexts } from '@/lib/search/search-record'

/**
 * Limits the search to an area on Alt and a digit, anywhere in the `<dialog>` around `field`. 1 means everything. Keys count by position, because Alt
 * changes what they type.
 */
export function useScopeKeys(
  field: RefObject<HTMLElement | null>,
  onChoose: (context: SearchContext | undefined) => void,
): void {
  const choose = useEffectEvent(onChoose)

  useEffect(() => {
    const dialog = field.current?.closest('dialog')
    const onKeyDown = (event: KeyboardEvent) => {
      const place = Number(/^Digit([1-5])$/.exec(event.code)?.[1] ?? 0)
      if (!place || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      choose(searchContexts[place - 2])
    }
    dialog?.addEventListener('keydown', onKeyDown)
    return () => dialog?.removeEventListener('keydown', onKeyDown)
  }, [field])
}
