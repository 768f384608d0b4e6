import type { SearchArea, SearchBoost, SearchRecord, SearchSet } from './search-record'
import type { SynonymGroup } from './synonyms'

/**
 * The titles and headings of one area, which are enough for a first answer. The records are in columns, which brotli makes a tenth smaller than objects.
 * FlexSearch's index is built in the browser: exported, it would be larger than the texts, and the snippets need those anyway.
 */
export type SearchTitles = SearchArea & {
  /** The breadcrumbs of pages, without duplicates. */
  trails: readonly (readonly string[])[]
  /** For each page: its address, its title, the index of its trail, the number of its sections without the top, and its keywords. */
  pages: readonly (readonly [url: string, title: string, trail: number, sections: number, ...keywords: string[]])[]
  /** The addresses of pages with a boost. */
  boosts?: Readonly<Record<string, SearchBoost>>
  /** One digit for each section, page by page, without the tops of pages. */
  levels: string
  /** One line for each section, with quotes exchanged. */
  headings: string
  /** One line for each section. It's empty if the hash follows from the heading, and `-` if there's no hash. */
  hashes: string
}

/**
 * The file of an area: its titles, and the names of the files with its texts, in order. The names contain a hash, so titles are never combined with the
 * texts of another deploy.
 */
export type SearchFile = SearchTitles & { texts: readonly string[] }

/** The texts of the records from number `from` on, separated by empty lines. In them, quotes are exchanged. */
export type SearchTexts = { from: number; texts: string }

/** What the engine needs besides the index: the synonyms of the site, and the length of a snippet in characters. */
export type SearchSettings = { synonyms: readonly SynonymGroup[]; snippetLength: number }

/** Returns the records of titles. Their texts are empty without the parts that have them. */
export function readSearchFile(
  { context, version, trails, pages, boosts = {}, ...columns }: SearchTitles,
  parts: readonly SearchTexts[] = [],
): SearchSet {
  const headings = exchangeQuotes(columns.headings).split('\n')
  const hashes = columns.hashes.split('\n')
  const texts = parts.flatMap(({ texts }) => splitTexts(texts))
  const readText = () => texts[records.length] ?? ''
  const records: SearchRecord[] = []
  let at = 0
  for (const [url, title, trailIndex, sections, ...keywords] of pages) {
    const trail = trails[trailIndex] ?? []
    const boost = boosts[url] && { boost: boosts[url] }
    records.push({
      title,
      section: '',
      url,
      hash: '',
      breadcrumbs: trail,
      text: readText(),
      level: 1,
      keywords,
      ...boost,
    })
    const above: { level: number; section: string }[] = []
    for (const end = at + sections; at < end; at += 1) {
      const section = headings[at] ?? ''
      const level = Number(columns.levels[at]) as 2 | 3 | 4
      while ((above.at(-1)?.level ?? 0) >= level) above.pop()
      const breadcrumbs = [...trail, title, ...above.map((own) => own.section)]
      above.push({ level, section })
      const hash = hashes[at] === '-' ? '' : hashes[at] || toHash(section)
      records.push({ title, section, url, hash, breadcrumbs, text: readText(), level, keywords: [], ...boost })
    }
  }
  return { context, version, records }
}

/** Returns the id that a heading usually gets, which needn't be written. */
export function toHash(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

/** Returns the texts of a file. */
export const splitTexts = (texts: string) => exchangeQuotes(texts).split('\n\n')

const exchanged: Readonly<Record<string, string>> = { "'": '’', '’': "'", '<': '“', '“': '<', '>': '”', '”': '>' }

/** Exchanges typographic quotes, which take three bytes each, and characters that texts rarely contain. Files contain them exchanged. */
export const exchangeQuotes = (text: string) => text.replace(/['’<“>”]/g, (own) => exchanged[own] ?? own)

/** Splits texts into parts of at most `size` texts. */
export function sliceTexts({ from, texts }: SearchTexts, size: number): SearchTexts[] {
  const all = texts.split('\n\n')
  const starts = Array.from({ length: Math.ceil(all.length / size) }, (_, index) => index * size)
  return starts.map((start) => ({ from: from + start, texts: all.slice(start, start + size).join('\n\n') }))
}
