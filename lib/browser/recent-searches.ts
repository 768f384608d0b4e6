import { readStored, removeStored, writeStored } from './storage'

const key = 'search-recent'
const most = 5

/** Returns the visitor's last searches that found something, newest first. Invalid stored values are ignored. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((query) => typeof query === 'string' && query.length > 0 && query.length <= 100).slice(0, most)
  } catch {
    return []
  }
}

/** Adds a search at the front. If it's in the list already, ignoring capitals, it moves there. */
export function addRecentSearch(query: string): void {
  const words = query.trim().slice(0, 100)
  if (words) write([words, ...readRecentSearches().filter((other) => other.toLowerCase() !== words.toLowerCase())])
}

/** Forgets one search. */
export function removeRecentSearch(query: string): void {
  write(readRecentSearches().filter((other) => other !== query))
}

/** Forgets all searches. */
export function clearRecentSearches(): void {
  removeStored(key)
}

function write(queries: readonly string[]): void {
  if (queries.length) writeStored(key, JSON.stringify(queries.slice(0, most)))
  else removeStored(key)
}
