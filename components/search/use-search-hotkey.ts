import { useEffect, useEffectEvent } from 'react'
import { isSearchHotkey } from '@/lib/browser/keys'

/** Calls `onOpen` when the visitor asks for the search from the keyboard. */
export function useSearchHotkey(onOpen: () => void): void {
  const open = useEffectEvent(onOpen)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchHotkey(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
