import { useSyncExternalStore } from 'react'
import { isSlashOn, slashKey } from './search-hotkey'
import { removeStored, writeStored } from './storage'

const listeners = new Set<() => void>()

/** Returns whether a bare slash opens the search, which stays up to date, and a function that turns it on or off. */
export function useSlash(): [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isSlashOn, () => true), turnSlash]
}

function turnSlash(isOn: boolean): void {
  if (isOn) removeStored(slashKey)
  else writeStored(slashKey, 'off')
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}
