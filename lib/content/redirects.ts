import { listEntryRedirects, type Redirect } from '../discovery/redirects'
import { type CollectionName, readMetadata } from './generated'
import { contentPathToHref } from './mdx/content-path.mjs'

const collections: readonly CollectionName[] = ['Doc', 'ApiPage', 'Release', 'Page']

/** Returns a redirect for every old address in `redirectFrom`. The content check rejects loops, chains and clashes. */
export function listMovedPages(): Redirect[] {
  return collections.flatMap((collection) =>
    readMetadata(collection).flatMap(({ redirectFrom = [], _raw }) =>
      redirectFrom.map((from): Redirect => ({ from, to: contentPathToHref(_raw.sourceFilePath), kind: 'moved' })),
    ),
  )
}

/** Returns every address that leads to another one. The rules for hosts are made from this list. */
export function listRedirects(): Redirect[] {
  return [...listMovedPages(), ...listEntryRedirects()]
}
