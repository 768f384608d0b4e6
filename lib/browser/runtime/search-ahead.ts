import type { VersionId } from '../../site/versions'
import { beginSearch } from '../begin-search'
import { readStored } from '../storage'
import { addLink } from './load-files'

/** The files of the search palette, from `scripts/finish.ts`. */
declare const searchFiles: readonly string[]
/** The version of the documentation that the page belongs to, if it's part of it. */
declare const docsVersion: VersionId | null
/** From `scripts/write-generated.ts`; the current version is the first. */
declare const docsVersions: readonly VersionId[]

/**
 * Begins to load everything that a search needs, all at the same time and before the runtime is there. On a slow line, requests one after the other
 * would take most of the time until the first answer.
 */
export function searchAhead(): void {
  // The search page asks for what its address says.
  if (window.begunSearch || document.querySelector('main input[name=q]')) return
  const preferred = readStored('docs-preferred-version-docs')
  const version = docsVersion ?? docsVersions.find((id) => id === preferred) ?? docsVersions[0]
  for (const href of searchFiles) addLink('preload', href, href.endsWith('.css') ? 'style' : 'script')
  try {
    if (version) window.begunSearch = beginSearch({ version })
  } catch {
    // Without workers, the page searches by itself, once the runtime is there.
  }
}
