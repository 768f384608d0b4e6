declare global {
  interface Window {
    /** Set once storage has failed. The pre-paint script and the application share it, because they're separate bundles. */
    storageHasFailed?: true
  }
}

/** Keys of what the site keeps in the browser permanently. `docs/engineers.md` lists the values. */
export type StoredKey =
  | 'code-wrap'
  | 'fonts'
  | 'theme'
  | `docusaurus.announcement.${'dismiss' | 'id'}`
  | `docs-preferred-version-${string}`
  | `docs-tab-${string}`
  | `search-${'recent' | 'slash'}`
  | 'editor-bar'

/** Keys of what the site keeps until the tab is closed. */
export type SessionKey = `form-draft-${string}`

/** Returns the value stored under `key`, or null if there isn't one or storage is unavailable. */
export function readStored(key: StoredKey): string | null {
  return attempt('localStorage', (storage) => storage.getItem(key)) ?? null
}

/** Stores `value` under `key`, if storage allows it. */
export function writeStored(key: StoredKey, value: string): void {
  attempt('localStorage', (storage) => storage.setItem(key, value))
}

/** Removes what's stored under `key`, if storage allows it. */
export function removeStored(key: StoredKey): void {
  attempt('localStorage', (storage) => storage.removeItem(key))
}

/**
 * Calls `tell` when another tab changes storage: `value` is null if it was removed, and so is `key` if all was cleared. Returns an unsubscribe function.
 */
export function followStored(tell: (key: string | null, value: string | null) => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => tell(key, newValue)
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Dispatches storage events for what other pages stored or removed while this one was in the back/forward cache, because a page gets none there. */
export function announceMissedChanges(): void {
  const readAll = () => attempt('localStorage', (storage): Record<string, string> => ({ ...storage })) ?? {}
  let before: Record<string, string> = {}
  addEventListener('pagehide', () => {
    before = readAll()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const now = readAll()
    for (const key of Object.keys({ ...before, ...now }))
      if (before[key] !== now[key]) dispatchEvent(new StorageEvent('storage', { key, newValue: now[key] ?? null }))
  })
}

/** Returns the value stored under `key` until the tab is closed, or null if there isn't one or storage is unavailable. */
export function readSession(key: SessionKey): string | null {
  return attempt('sessionStorage', (storage) => storage.getItem(key)) ?? null
}

/** Stores `value` under `key` until the tab is closed, if storage allows it. */
export function writeSession(key: SessionKey, value: string): void {
  attempt('sessionStorage', (storage) => storage.setItem(key, value))
}

/** Removes what's stored under `key` for this tab, if storage allows it. */
export function removeSession(key: SessionKey): void {
  attempt('sessionStorage', (storage) => storage.removeItem(key))
}

/** Calls `act` with storage, which may be blocked, full or absent. The site then works without it and logs that once per page load (spec, section 8). */
function attempt<T>(area: 'localStorage' | 'sessionStorage', act: (storage: Storage) => T): T | undefined {
  try {
    return act(window[area])
  } catch (error) {
    if (!window.storageHasFailed)
      console.warn('Browser storage is unavailable; nothing is kept once the page is left.', error)
    window.storageHasFailed = true
    return undefined
  }
}
