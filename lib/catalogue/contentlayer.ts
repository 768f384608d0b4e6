import path from 'node:path'
import type { ApiPage, Doc, Page, Release } from 'contentlayer/generated'
// `npm run dev` rewrites this file after each change. Because it's imported here, Next then evaluates this module again and refreshes the browser.
import { stamp } from '../../.generated/stamp.mjs'
import type { SearchBoost } from '../search/search-record'
import { renew } from '../source/memo.mjs'
import { buildReportCode, listPageProblems } from '../source/open-problems'
import { readJson } from '../source/read-json'
import type { OldAnchors } from '../view'
import type { Heading } from './entry'

/**
 * The only module that knows Contentlayer's output. Contentlayer's index modules contain every body of a collection, so they're never imported.
 * Instead, front matter is read without the bodies, and each page reads its body from a separate file. That way, the cost of a page doesn't grow with
 * the number of pages.
 */
type Collections = { Doc: Doc; ApiPage: ApiPage; Release: Release; Page: Page }
export type CollectionName = keyof Collections

/** The fields that entries of all collections have. `_id` is the path in `content/`. Contentlayer has no types for the JSON in some of them. */
type CommonFields = {
  _id: string
  title: string
  description: string
  keywords?: string[]
  search?: boolean
  searchBoost?: SearchBoost
  searchWithout?: string[]
  draft?: boolean
  unlisted?: boolean
  redirectFrom?: string[]
  anchorsFrom?: OldAnchors
  headings: Heading[]
}
export type RawEntry<Name extends CollectionName> = CommonFields &
  Omit<Collections[Name], keyof CommonFields | 'body' | 'next'> & { next?: Record<string, string> }

renew(stamp)

/** Changes with each save while `npm run dev` is running. */
export const contentStamp: string = stamp

/** Returns the front matter and computed fields of every entry of a collection, without bodies, in the order of their paths. */
export function readCollection<Name extends CollectionName>(name: Name): RawEntry<Name>[] {
  const entries = readOutput(name, '_index.json') as (RawEntry<Name> & { body: unknown })[]
  // Contentlayer lists entries in the order in which it happened to finish them, but two builds of one commit have to be equal.
  return entries.map(({ body: _body, ...entry }) => entry as RawEntry<Name>).sort((a, b) => (a._id < b._id ? -1 : 1))
}

/**
 * Returns the compiled MDX of one entry, from its own file. In `npm run dev`, a page with problems shows them instead.
 * @param sourcePath from the root of the repository
 */
export function readBodyCode(name: CollectionName | 'Fragment', sourcePath: string): string {
  const problems = listPageProblems(sourcePath)
  return problems.length > 0 ? buildReportCode(problems) : readFile(name, sourcePath).code
}

/** Returns the MDX of one entry as the editor wrote it, without front matter. @param sourcePath as for `readBodyCode` */
export function readBodySource(name: CollectionName, sourcePath: string): string {
  return readFile(name, sourcePath).raw
}

function readFile(name: CollectionName | 'Fragment', sourcePath: string): { code: string; raw: string } {
  const id = sourcePath.slice('content/'.length)
  return (readOutput(name, `${id.replaceAll('/', '__')}.json`) as { body: { code: string; raw: string } }).body
}

function readOutput(name: CollectionName | 'Fragment', file: string): unknown {
  return readJson(path.join(/*turbopackIgnore: true*/ process.cwd(), '.contentlayer', 'generated', name, file))
}
