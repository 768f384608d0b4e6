import type { VersionId } from '../site/versions'
import { type SearchContext, type SearchRecord, type SearchSet, searchContexts } from './search-record'
import type { LoadRequest } from './search-request'
import type { SynonymGroup } from './synonyms'

/**
 * The titles and headings of one area, which are enough for a first answer. The records are in columns, which brotli makes a tenth smaller than objects.
 * FlexSearch's index is built in the browser: exported, it would be larger than the texts, and the snippets need those anyway.
 */
export type SearchTitles = {
  context: SearchContext
  version?: VersionId
  /** The breadcrumbs of pages, without duplicates. */
  trails: readonly (readonly string[])[]
  /** For each page: its address, its title, the index of its trail, the number of its sections without the top, and its keywords. */
  pages: readonly (readonly [url: string, title: string, trail: number, sections: number, ...keywords: string[]])[]
  /** One digit for each section, page by page, without the tops of pages. */
  levels: string
  /** One line for each section. */
  headings: string
  /** One line for each section. It's empty if the hash follows from the heading, and `-` if there's no hash. */
  hashes: string
}

/**
 * The file of an area: its titles, and the names of the files with its texts, in order. The names contain a hash, so titles are never combined with the
 * texts of another deploy.
 */
export type SearchFile = SearchTitles & { texts: readonly string[] }

/** The texts of the records from number `from` on, separated by empty lines. */
export type SearchTexts = { from: number; texts: string }

/** What the engine needs besides the index: the synonyms of the site, and the length of a snippet in characters. */
export type SearchSettings = { synonyms: readonly SynonymGroup[]; snippetLength: number }

/** The maximum number of texts in a file. That's about 200 KB with brotli. */
export const textsInFile = 1500

/**
 * Returns the name of the file with an area's titles. It has no hash, so that it can be requested before anything else has arrived, and hosts
 * have browsers revalidate it.
 * @example toTitlesName('docs', '2.x') // => 'titles-2.x-docs.json'
 */
export function toTitlesName(context: SearchContext, version: VersionId | undefined): string {
  return `${['titles', version, context].filter(Boolean).join('-')}.json`
}

/** Lists the areas that a search needs. Only the documentation has versions. */
export function listAreas({ version, context }: LoadRequest): { context: SearchContext; version?: VersionId }[] {
  const wanted = context ? [context] : searchContexts
  return wanted.map((own) => (own === 'docs' ? { context: own, version } : { context: own }))
}

/** Returns the titles of a set, and its texts in parts. @throws when a text contains an empty line */
export function toSearchFiles(set: SearchSet): { titles: SearchTitles; texts: SearchTexts[] } {
  const { records } = set
  const texts: SearchTexts[] = []
  for (let from = 0; from < records.length; from += textsInFile) {
    texts.push({ from, texts: joinTexts(records.slice(from, from + textsInFile)) })
  }
  return { titles: toColumns(set), texts }
}

function toColumns({ context, version, records }: SearchSet): SearchTitles {
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
  }
}

/** Joins texts with empty lines. No text may contain an empty line, because every text after it would belong to the wrong heading. */
function joinTexts(records: readonly SearchRecord[]): string {
  const torn = records.find(({ text }) => text.includes('\n\n'))
  if (torn) throw new Error(`${torn.url}#${torn.hash}: the text for search contains an empty line  (remove it)`)
  return records.map(({ text }) => text).join('\n\n')
}

/** Splits texts into parts of at most `size` texts. */
export function sliceTexts({ from, texts }: SearchTexts, size: number): SearchTexts[] {
  const all = texts.split('\n\n')
  const starts = Array.from({ length: Math.ceil(all.length / size) }, (_, index) => index * size)
  return starts.map((start) => ({ from: from + start, texts: all.slice(start, start + size).join('\n\n') }))
}

/** Returns the records of titles. Their texts are empty without the parts that have them. */
export function readSearchFile(
  { context, version, trails, pages, ...columns }: SearchTitles,
  parts: readonly SearchTexts[] = [],
): SearchSet {
  const headings = columns.headings.split('\n')
  const hashes = columns.hashes.split('\n')
  const texts = parts.flatMap((part) => part.texts.split('\n\n'))
  const readText = () => texts[records.length] ?? ''
  const records: SearchRecord[] = []
  let at = 0
  for (const [url, title, trailIndex, sections, ...keywords] of pages) {
    const trail = trails[trailIndex] ?? []
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

/** Returns the id that a heading usually gets. */
function toHash(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}
