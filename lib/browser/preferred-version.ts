import { useCallback, useSyncExternalStore } from 'react'
import { type DocsArea, isVersionOf } from '../site/versions'
import { followStored, readStored, writeStored } from './storage'

/** Returns an area's storage key. Each area has a separate one (spec, section 3). */
const toKey = (area: DocsArea) => `docs-preferred-version-${area}` as const
const listeners = new Set<() => void>()

/** Returns the version last chosen in the version menu, and a function that stores a new choice. An unknown stored value counts as no choice. */
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

/** Returns the stored choice, or undefined if there isn't one or it isn't a version. */
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
