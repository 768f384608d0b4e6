import type { VersionId } from '../site/versions'
import type { SearchContext, SearchRecord, SearchSet } from './search-record'
import type { SynonymGroup } from './synonyms'

/**
 * An index file: the records of one area in columns, which brotli makes a tenth smaller than objects. FlexSearch's index is made from it where
 * it is used; exported, it would be larger than the texts, and the snippets need these anyway.
 */
export type SearchFile = {
  context: SearchContext
  version?: VersionId
  /** The breadcrumbs of pages, each once. */
  trails: readonly (readonly string[])[]
  /** By page: address, title, number of its trail, number of its sections without the top, keywords. */
  pages: readonly (readonly [url: string, title: string, trail: number, sections: number, ...keywords: string[]])[]
  /** By section, page after page, without the tops: a digit each. */
  levels: string
  /** By section, a line each. */
  headings: string
  /** By section, a line each; empty where it follows from the heading, `-` where there is none. */
  hashes: string
  /** By record, tops included, an empty line between two. Absent where the texts have files of their own. */
  texts?: string
}

/** The texts of the records from number `from` on. */
export type SearchTexts = { from: number; texts: string }

/** What there is to load, by area and version, and the synonyms of the site. `texts`: files of texts, where they are apart. */
export type SearchManifest = {
  files: readonly {
    context: SearchContext
    version?: VersionId
    sections: number
    file: string
    texts: readonly string[]
  }[]
  synonyms: readonly SynonymGroup[]
  /** In characters. */
  snippetLength: number
}

/** From this many records on the texts have files of their own, so that titles and headings can be searched before they are there. */
export const sectionsAtOnce = 3000
const textsInFile = 1500

/** A set as files. The first is searchable alone. */
export function toSearchFiles(set: SearchSet): { file: SearchFile; texts: SearchTexts[] } {
  const { records } = set
  const { texts, ...rest } = toColumns(set)
  if (records.length < sectionsAtOnce) return { file: { ...rest, texts }, texts: [] }
  const parts: SearchTexts[] = []
  for (let from = 0; from < records.length; from += textsInFile) {
    parts.push({ from, texts: joinTexts(records.slice(from, from + textsInFile)) })
  }
  return { file: rest, texts: parts }
}

function toColumns({ context, version, records }: SearchSet): SearchFile {
  const trails = new Map<string, { index: number; trail: readonly string[] }>()
  const pages: [string, string, number, number, ...string[]][] = []
  const sections: SearchRecord[] = []
  for (const record of records) {
    const page = pages.at(-1)
    if (record.level > 1 && page) {
      page[3] += 1
      sections.push(record)
      continue
    }
    const key = record.breadcrumbs.join('\n')
    const { index } = trails.get(key) ?? { index: trails.size }
    trails.set(key, { index, trail: record.breadcrumbs })
    pages.push([record.url, record.title, index, 0, ...record.keywords])
  }
  return {
    context,
    version,
    trails: [...trails.values()].map(({ trail }) => trail),
    pages,
    levels: sections.map(({ level }) => level).join(''),
    headings: sections.map(({ section }) => section).join('\n'),
    hashes: sections.map(({ section, hash }) => (hash === toHash(section) ? '' : hash || '-')).join('\n'),
    texts: joinTexts(records),
  }
}

/** An empty line ends a text, so none may hold one: every text after it would stand under the heading of another. */
function joinTexts(records: readonly SearchRecord[]): string {
  const torn = records.find(({ text }) => text.includes('\n\n'))
  if (torn) throw new Error(`${torn.url}#${torn.hash}: the text for search holds an empty line  (remove it)`)
  return records.map(({ text }) => text).join('\n\n')
}

/** The same texts in parts of at most `size`. */
export function sliceTexts({ from, texts }: SearchTexts, size: number): SearchTexts[] {
  const all = texts.split('\n\n')
  const starts = Array.from({ length: Math.ceil(all.length / size) }, (_, index) => index * size)
  return starts.map((start) => ({ from: from + start, texts: all.slice(start, start + size).join('\n\n') }))
}

/** The records of a file, as they went in. Without texts they have empty ones. */
export function readSearchFile({ context, version, trails, pages, ...columns }: SearchFile): SearchSet {
  const headings = columns.headings.split('\n')
  const hashes = columns.hashes.split('\n')
  const texts = columns.texts?.split('\n\n')
  const records: SearchRecord[] = []
  let at = 0
  for (const [url, title, trailIndex, sections, ...keywords] of pages) {
    const trail = trails[trailIndex] ?? []
    const readText = () => texts?.[records.length] ?? ''
    records.push({ title, section: '', url, hash: '', breadcrumbs: trail, text: readText(), level: 1, keywords })
    const above: { level: number; section: string }[] = []
    for (const end = at + sections; at < end; at += 1) {
      const section = headings[at] ?? ''
      const level = Number(columns.levels[at]) as 2 | 3 | 4
      while ((above.at(-1)?.level ?? 0) >= level) above.pop()
      const breadcrumbs = [...trail, title, ...above.map((own) => own.section)]
      above.push({ level, section })
      const hash = hashes[at] === '-' ? '' : hashes[at] || toHash(section)
      records.push({ title, section, url, hash, breadcrumbs, text: readText(), level, keywords: [] })
    }
  }
  return { context, version, records }
}

/** The id that a heading mostly gets. */
function toHash(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}
