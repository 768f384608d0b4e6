/** The value kept under `key` for as long as the tab is open, or null when there is none or storage is unavailable. */
export function readSession(key: string): string | null {
  return attempt((storage) => storage.getItem(key)) ?? null
}

/** Keeps `value` under `key` for as long as the tab is open, where storage allows it. */
export function writeSession(key: string, value: string): void {
  attempt((storage) => storage.setItem(key, value))
}

/** Forgets what is kept under `key`, where storage allows it. */
export function removeSession(key: string): void {
  attempt((storage) => storage.removeItem(key))
}

/** As in `storage.ts`: where storage is blocked, full or absent the site does without it and says so once a page load (spec, section 8). */
function attempt<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(window.sessionStorage)
  } catch (error) {
    if (!window.storageHasFailed) console.warn('Browser storage is unavailable; what you type is not kept.', error)
    window.storageHasFailed = true
    return undefined
  }
}
