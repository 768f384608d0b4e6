import { useCallback, useSyncExternalStore } from 'react'
import { type DocsArea, isVersionOf } from '../site/versions'
import { createListeners } from './callbacks'
import { slashKey } from './keys'
import { followStored, readStored, removeStored, type StoredKey, writeStored } from './storage'

/** Changes in this tab. The browser reports only those in other tabs. */
const changes = createListeners()

/**
 * Returns the version last chosen in the version menu, and a function that stores a new choice. An unknown stored value counts as no choice. Each area has
 * a separate key (spec, section 3).
 */
export function usePreferredVersion(area: DocsArea): [string | undefined, (version: string) => void] {
  const [stored, store] = useStored(`docs-preferred-version-${area}`)
  return [toVersion(area, stored), store]
}

/** Returns the stored choice, or undefined if there isn't one or it isn't a version. */
export function readPreferredVersion(area: DocsArea): string | undefined {
  return toVersion(area, readStored(`docs-preferred-version-${area}`))
}

const toVersion = (area: DocsArea, stored: string | null) =>
  stored !== null && isVersionOf(area, stored) ? stored : undefined

/** Returns whether a bare slash opens the search, and a function that turns it on or off. */
export function useSlash(): [boolean, (isOn: boolean) => void] {
  const [stored, store] = useStored(slashKey)
  return [stored !== 'off', (isOn) => store(isOn ? null : 'off')]
}

/** Returns what's stored under `key`, which stays up to date in every component and tab, and a function that replaces it, or removes it for null. */
function useStored(key: StoredKey): [string | null, (value: string | null) => void] {
  const stored = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  )
  const store = useCallback(
    (value: string | null) => {
      if (value === null) removeStored(key)
      else writeStored(key, value)
      changes.tell()
    },
    [key],
  )
  return [stored, store]
}

function subscribe(notify: () => void): () => void {
  const stops = [changes.add(notify), followStored(notify)]
  return () => {
    for (const stop of stops) stop()
  }
}
