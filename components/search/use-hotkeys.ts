import { useEffect, useEffectEvent } from 'react'
import { findHotkey, type Hotkey } from '@/lib/browser/keys'

/** Calls the function of a hotkey when the visitor presses it. */
export function useHotkeys(actions: Readonly<Record<Hotkey, () => void>>): void {
  const act = useEffectEvent((hotkey: Hotkey) => actions[hotkey]())

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hotkey = findHotkey(event)
      if (!hotkey) return
      event.preventDefault()
      act(hotkey)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
