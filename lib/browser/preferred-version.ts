import { useCallback, useSyncExternalStore } from 'react'
import { type DocsArea, isVersionOf } from '../site/versions'
import { followStored, readStored, writeStored } from './storage'

/** Each area has a key of its own (spec, section 3). */
const toKey = (area: DocsArea) => `docs-preferred-version-${area}` as const
const listeners = new Set<() => void>()

/** The version last chosen in the dropdown, and the function that remembers a new one. An unknown stored value counts as none. */
export function usePreferredVersion(area: DocsArea): [string | undefined, (version: string) => void] {
  const preferred = useSyncExternalStore(
    subscribe,
    () => readPreferredVersion(area),
    () => undefined,
  )
  const prefer = useCallback(
    (version: string) => {
      writeStored(toKey(area), version)
      for (const notify of listeners) notify()
    },
    [area],
  )
  return [preferred, prefer]
}

/** The stored choice, or undefined when there is none or it names no version. */
export function readPreferredVersion(area: DocsArea): string | undefined {
  const stored = readStored(toKey(area))
  return stored !== null && isVersionOf(area, stored) ? stored : undefined
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  const stopFollowing = followStored(notify)
  return () => {
    listeners.delete(notify)
    stopFollowing()
  }
}
