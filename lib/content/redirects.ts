import { listEntryRedirects, type Redirect } from '../discovery/redirects'
import { type CollectionName, readMetadata } from './generated'
import { contentPathToHref } from './mdx/content-path.mjs'

const collections: readonly CollectionName[] = ['Doc', 'ApiPage', 'Release', 'Page']

/** The old addresses that pages name in `redirectFrom`. The content check refuses loops, chains and clashes. */
export function listMovedPages(): Redirect[] {
  return collections.flatMap((collection) =>
    readMetadata(collection).flatMap(({ redirectFrom = [], _raw }) =>
      redirectFrom.map((from): Redirect => ({ from, to: contentPathToHref(_raw.sourceFilePath), kind: 'moved' })),
    ),
  )
}

/** Every address that leads to another: what host rules are made from. */
export function listRedirects(): Redirect[] {
  return [...listMovedPages(), ...listEntryRedirects()]
}
