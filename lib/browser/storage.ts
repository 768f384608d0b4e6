declare global {
  interface Window {
    /** Set once storage has failed; the pre-paint script and the application, two bundles, share it. */
    storageHasFailed?: true
  }
}

/** The value stored under `key`, or null when there is none or storage is unavailable. */
export function readStored(key: string): string | null {
  return attempt((storage) => storage.getItem(key)) ?? null
}

/** Stores `value` under `key`, where storage allows it. */
export function writeStored(key: string, value: string): void {
  attempt((storage) => storage.setItem(key, value))
}

/** Forgets what is stored under `key`, where storage allows it. */
export function removeStored(key: string): void {
  attempt((storage) => storage.removeItem(key))
}

/** Storage may be blocked, full or absent: the site then does without it and says so once a page load (spec, section 8). */
function attempt<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(window.localStorage)
  } catch (error) {
    if (!window.storageHasFailed)
      console.warn('Browser storage is unavailable; choices last until the page is left.', error)
    window.storageHasFailed = true
    return undefined
  }
}
