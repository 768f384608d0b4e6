import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from './storage'

/** Kept only while the key is off: a shortcut of one character must be possible to turn off (WCAG 2.2, 2.1.4). */
const key = 'search-slash'
const listeners = new Set<() => void>()

/** Whether a bare slash opens the search; it does until the visitor turns it off. */
export function isSlashOn(): boolean {
  return readStored(key) !== 'off'
}

/** Whether a bare slash opens the search, kept up to date, and the function that turns it on or off. */
export function useSlash(): [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isSlashOn, () => true), turnSlash]
}

function turnSlash(isOn: boolean): void {
  if (isOn) removeStored(key)
  else writeStored(key, 'off')
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
