import type { OfferedSet } from '../utils/field'
import { compareVersions } from '../utils/version.mjs'
import type { CheckContext } from './context'
import { findText, type Page } from './lexer/page'
import { findPlace } from './places'
import { parseData } from './rules/data-files'
import { introducesNothing } from './rules/history'

/** The content as the check has read it. */
export type EditorContent = {
  files: ReadonlyMap<string, string>
  context: CheckContext
  pages: readonly Page[]
}

/** Values with their meanings, as Markdown. */
export type Offered = ReadonlyMap<string, string>

/** The values of each set that doesn't depend on the file. */
type SharedSets = Readonly<Record<Exclude<OfferedSet, 'slugs'>, Offered>>

/** Returns the values of each set that code editors offer in every file, with their meanings. */
export function listOffered(content: EditorContent): SharedSets {
  const { pages, context } = content
  const encryption = toRows(toRecord(readFacts(content, 'encryption')).things)
  const comparisons = toRecord(readFacts(content, 'comparisons'))
  const entries = listNamed(pages)
  const hrefs = entries.map(({ place, title }) => [place.href, title] as const)
  const docHrefs = hrefs.filter(([href]) => href.startsWith('/docs/'))
  const releases = entries.filter(({ place }) => place.collection.folder === 'releases' && /^\d/.test(place.slug))
  return {
    'page-hrefs': new Map(hrefs),
    'doc-hrefs': new Map(docHrefs),
    'page-links': new Map(docHrefs.map(([href, title]) => [`[${title}](${href})`, href])),
    'no-release': new Map([[introducesNothing, 'The page introduces nothing.']]),
    releases: new Map(releases.map(({ place, title }) => [place.slug, title] as const).sort(byNewest)),
    'limit-ids': toOffered(toRows(readFacts(content, 'limits'))),
    'operation-ids': new Map(Array.from(context.values['operation-ids'].keys(), (id) => [id, ''])),
    'encryption-things': toOffered(encryption),
    'encryption-fields': new Map(
      encryption.flatMap((row) => [
        ...toTexts(row.encrypted).map((name) => [name, `Encrypted (${row.label})`] as const),
        ...toTexts(row.readable).map((name) => [name, `The server can read it (${row.label})`] as const),
      ]),
    ),
    'comparison-sources': toOffered(toRows(comparisons.sources)),
    'comparison-aspects': toOffered(toRows(comparisons.aspects)),
  }
}

/** Returns the slugs of the pages in a folder of `content/`, such as `docs/2.x`, with their titles. */
export function listOfferedSlugs({ pages }: EditorContent, folder: string): Offered {
  const own = listNamed(pages).filter(({ path }) => path.startsWith(`content/${folder}/`))
  return new Map(own.map(({ place, title }) => [place.slug, title]))
}

const listNamed = (pages: readonly Page[]) =>
  pages.flatMap((page) => (page.place ? [{ path: page.path, place: page.place, title: findTitle(page) }] : []))

type Row = Record<string, unknown>

const byNewest = ([a]: readonly [string, string], [b]: readonly [string, string]) => compareVersions(b, a)

const findTitle = (page: Page) => findText(page, 'title')?.value ?? ''

/** Returns the data of a file in `content/facts`, or undefined if it has problems. */
function readFacts({ files, context }: EditorContent, name: string): unknown {
  const path = `content/facts/${name}.yml`
  const place = findPlace(path)
  return place && parseData(path, files.get(path) ?? '', place, context.memory).data
}

const toRecord = (data: unknown) => (data && typeof data === 'object' ? data : {}) as Row
const toRows = (data: unknown): Row[] => (Array.isArray(data) ? data.map(toRecord) : [])
const toTexts = (data: unknown): string[] => (Array.isArray(data) ? data.map(String) : [])
const toOffered = (rows: readonly Row[]): Offered =>
  new Map(rows.map(({ id, label, title }) => [String(id), String(label ?? title ?? '')]))
