import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ApiPage, Doc, Page, Release } from 'contentlayer/generated'
// Rewritten by `npm run dev` when content changes: importing it makes Next evaluate this module, and so every cache below, anew.
import { stamp } from '../../.generated/stamp.mjs'
import { formatProblems, type Problem } from './problem'

/**
 * The only module that knows Contentlayer's output. Its index modules hold every body of a collection, so they are never imported:
 * metadata is read once per process with the bodies dropped, and a page reads its own body from its own file. The cost of a page
 * then does not grow with the number of pages.
 */
type Collections = { Doc: Doc; ApiPage: ApiPage; Release: Release; Page: Page }
export type CollectionName = keyof Collections
export type RawEntry<N extends CollectionName> = Omit<Collections[N], 'body'>

const folder = path.join(/*turbopackIgnore: true*/ process.cwd(), '.contentlayer', 'generated')
const metadata = new Map<string, unknown>()

/** The front matter and computed fields of every entry of a collection, without bodies. */
export function readMetadata<N extends CollectionName>(name: N): readonly RawEntry<N>[] {
  const key = `${stamp}:${name}`
  const known = metadata.get(key) as readonly RawEntry<N>[] | undefined
  if (known) return known
  const entries = readJson(name, '_index.json') as Collections[N][]
  const stripped = entries.map(({ body: _body, ...entry }) => entry as RawEntry<N>)
  metadata.set(key, stripped)
  return stripped
}

/** The compiled MDX of one entry, from its own file. @param id Contentlayer's `_id`, the path in `content/` */
export function readBodyCode(name: CollectionName, id: string): string {
  if (process.env.NODE_ENV === 'development') throwProblems(id)
  const entry = readJson(name, `${id.replaceAll('/', '__')}.json`) as { body: { code: string } }
  return entry.body.code
}

/** The MDX of one entry as the editor wrote it, without front matter. @param id as for `readBodyCode` */
export function readBodySource(name: CollectionName, id: string): string {
  const entry = readJson(name, `${id.replaceAll('/', '__')}.json`) as { body: { raw: string } }
  return entry.body.raw
}

/** In development a broken page shows its problems in the browser; Contentlayer would go on serving its last good state. */
function throwProblems(id: string) {
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), '.generated', 'content-problems.json')
  if (!existsSync(file)) return
  const problems = (JSON.parse(readFileSync(file, 'utf8')) as Problem[]).filter(
    (problem) => problem.path === `content/${id}`,
  )
  if (problems.length > 0) throw new Error(`\n${formatProblems(problems)}\n`)
}

function readJson(name: CollectionName, file: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, name, file), 'utf8'))
}
