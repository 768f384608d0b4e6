declare global {
  interface Window {
    /** Set once storage has failed; the pre-paint script and the application, two bundles, share it. */
    storageHasFailed?: true
  }
}

/** What the site keeps in the browser for good. CONTRIBUTING lists the values. */
export type StoredKey =
  | 'theme'
  | `docusaurus.announcement.${'dismiss' | 'id'}`
  | `docs-preferred-version-${string}`
  | `docs-tab-${string}`
  | `search-${'recent' | 'slash'}`

/** What it keeps until the tab is closed. */
export type SessionKey = `form-draft-${string}`

/** The value stored under `key`, or null when there is none or storage is unavailable. */
export function readStored(key: StoredKey): string | null {
  return attempt('localStorage', (storage) => storage.getItem(key)) ?? null
}

/** Stores `value` under `key`, where storage allows it. */
export function writeStored(key: StoredKey, value: string): void {
  attempt('localStorage', (storage) => storage.setItem(key, value))
}

/** Forgets what is stored under `key`, where storage allows it. */
export function removeStored(key: StoredKey): void {
  attempt('localStorage', (storage) => storage.removeItem(key))
}

/** Tells of what other tabs store: `value` is null for what they removed, `key` too when they cleared everything. Returns what stops it. */
export function followStored(tell: (key: string | null, value: string | null) => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => tell(key, newValue)
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** The value kept under `key` for as long as the tab is open, or null when there is none or storage is unavailable. */
export function readSession(key: SessionKey): string | null {
  return attempt('sessionStorage', (storage) => storage.getItem(key)) ?? null
}

/** Keeps `value` under `key` for as long as the tab is open, where storage allows it. */
export function writeSession(key: SessionKey, value: string): void {
  attempt('sessionStorage', (storage) => storage.setItem(key, value))
}

/** Forgets what is kept under `key` for this tab, where storage allows it. */
export function removeSession(key: SessionKey): void {
  attempt('sessionStorage', (storage) => storage.removeItem(key))
}

/** Storage may be blocked, full or absent: the site then does without it and says so once a page load (spec, section 8). */
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
