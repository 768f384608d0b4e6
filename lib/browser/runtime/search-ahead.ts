import type { VersionId } from '../../site/versions'
import { beginSearch } from '../begin-search'
import { readStored } from '../storage'
import { addLink } from './load-files'

/** The files of the search palette, from `scripts/finish.ts`. */
declare const searchFiles: readonly string[]
/** The version of the documentation that the page belongs to, if it's part of it. */
declare const docsVersion: VersionId | null
/** From `scripts/write-generated.ts`. The current version comes first. */
declare const docsVersions: readonly VersionId[]

/**
 * Starts to load everything that a search needs, all at the same time and before the runtime is ready. On a slow connection, one request after the other
 * would take most of the time until the first answer.
 */
export function searchAhead(): void {
  // The search page itself requests what its address needs.
  if (window.begunSearch || document.querySelector('main input[name=q]')) return
  const preferred = readStored('docs-preferred-version-docs')
  const version = docsVersion ?? docsVersions.find((id) => id === preferred) ?? docsVersions[0]
  for (const href of searchFiles) addLink('preload', href, href.endsWith('.css') ? 'style' : 'script')
  try {
    if (version) window.begunSearch = beginSearch({ version })
  } catch {
    // Without workers, the page itself searches once the runtime is ready.
  }
}
