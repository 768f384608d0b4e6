import { useCallback, useSyncExternalStore } from 'react'
import { isVersionId, type VersionId } from '../site/versions'
import { readStored, writeStored } from './storage'

/** The documentation area a preference belongs to; each has a key of its own (spec, section 3). */
export type DocsArea = 'docs'

const toKey = (area: DocsArea) => `docs-preferred-version-${area}`
const listeners = new Set<() => void>()

/** The version last chosen in the dropdown, and the function that remembers a new one. An unknown stored value counts as none. */
export function usePreferredVersion(area: DocsArea): [VersionId | undefined, (version: VersionId) => void] {
  const preferred = useSyncExternalStore(
    subscribe,
    () => readPreferredVersion(area),
    () => undefined,
  )
  const prefer = useCallback(
    (version: VersionId) => {
      writeStored(toKey(area), version)
      for (const notify of listeners) notify()
    },
    [area],
  )
  return [preferred, prefer]
}

/** The stored choice, or undefined when there is none or it names no version. */
export function readPreferredVersion(area: DocsArea): VersionId | undefined {
  const stored = readStored(toKey(area))
  return stored !== null && isVersionId(stored) ? stored : undefined
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}
