import path from 'node:path'
import type { ApiPage, Doc, Page, Release } from 'contentlayer/generated'
// `npm run dev` rewrites this file after each change. Because it's imported here, Next then evaluates this module again and refreshes the browser.
import { stamp } from '../../.generated/stamp.mjs'
import { memo, renew } from './memo.mjs'
import { buildReportCode, listPageProblems } from './open-problems'
import { readJson } from './read-json'

/**
 * The only module that knows Contentlayer's output. Contentlayer's index modules contain every body of a collection, so they're never imported.
 * Instead, metadata is read once per process without the bodies, and each page reads its body from a separate file. That way, the cost of a page
 * doesn't grow with the number of pages.
 */
type Collections = { Doc: Doc; ApiPage: ApiPage; Release: Release; Page: Page }
export type CollectionName = keyof Collections
export type RawEntry<N extends CollectionName> = Omit<Collections[N], 'body'>

const folder = path.join(/*turbopackIgnore: true*/ process.cwd(), '.contentlayer', 'generated')

renew(stamp)

/** Changes with each save while `npm run dev` is running. */
export const contentStamp: string = stamp

const readIndex = memo((name: CollectionName): readonly unknown[] => {
  const entries = readEntry(name, '_index.json') as Collections[CollectionName][]
  // Contentlayer lists entries in the order in which it happened to finish them, but two builds of one commit have to be equal.
  return entries.map(({ body: _body, ...entry }) => entry).sort((a, b) => (a._id < b._id ? -1 : 1))
})

/** Returns the front matter and computed fields of every entry of a collection, without bodies. */
export function readMetadata<N extends CollectionName>(name: N): readonly RawEntry<N>[] {
  return readIndex(name) as readonly RawEntry<N>[]
}

/**
 * Returns the compiled MDX of one entry, from its own file. In `npm run dev`, a page with problems shows them instead.
 * @param id Contentlayer's `_id`, the path in `content/`
 */
export function readBodyCode(name: CollectionName, id: string): string {
  const problems = listPageProblems(`content/${id}`)
  if (problems.length > 0) return buildReportCode(problems)
  const entry = readEntry(name, `${id.replaceAll('/', '__')}.json`) as { body: { code: string } }
  return entry.body.code
}

/** Returns the MDX of one entry as the editor wrote it, without front matter. @param id as for `readBodyCode` */
export function readBodySource(name: CollectionName, id: string): string {
  const entry = readEntry(name, `${id.replaceAll('/', '__')}.json`) as { body: { raw: string } }
  return entry.body.raw
}

function readEntry(name: CollectionName, file: string): unknown {
  return readJson(path.join(folder, name, file))
}
