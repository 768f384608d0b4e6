import { createEngine } from './engine'
import {
  exchangeQuotes,
  readSearchFile,
  type SearchFile,
  type SearchSettings,
  type SearchTexts,
  type SearchTitles,
  toHash,
} from './search-file'
import { type SearchArea, type SearchRecord, type SearchSet, toTitlesName } from './search-record'

/** An area of the index: the names of its files, and the number of its sections. */
type IndexArea = SearchArea & { sections: number; titles: string; texts: readonly string[] }

/** The site's index, and the files to write, by name. */
export type IndexFiles = { areas: readonly IndexArea[]; settings: SearchSettings; files: ReadonlyMap<string, string> }

/** The maximum number of texts in a file. That's about 200 KB with brotli. */
export const textsInFile = 1500

/**
 * Returns the site's index as files: for each set, one with the titles and others with the texts.
 * @param hash returns the hash of a text, in letters and digits
 */
export function toIndexFiles(
  sets: readonly SearchSet[],
  settings: SearchSettings,
  hash: (text: string) => string,
): IndexFiles {
  const files = new Map<string, string>()
  const areas = sets.map((set): IndexArea => {
    const { context, version, records } = set
    const stem = ['search', version, context].filter(Boolean).join('-')
    const { titles, texts: parts } = toSearchFiles(set)
    const written = parts.map((part) => JSON.stringify(part))
    const texts = written.map((text, index) => `${stem}-${index + 1}-${hash(text)}.json`)
    const file: SearchFile = { ...titles, texts }
    const name = toTitlesName(context, version)
    files.set(name, JSON.stringify(file))
    for (const [index, text] of written.entries()) files.set(texts[index] ?? '', text)
    return { context, version, sections: records.length, titles: name, texts }
  })
  return { areas, settings, files }
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
  const boosts = Object.fromEntries(records.flatMap(({ url, boost }) => (boost ? [[url, boost]] : [])))
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
    ...(Object.keys(boosts).length && { boosts }),
    levels: sections.map(({ level }) => level).join(''),
    headings: exchangeQuotes(sections.map(({ section }) => section).join('\n')),
    hashes: sections.map(({ section, hash }) => (hash === toHash(section) ? '' : hash || '-')).join('\n'),
  }
}

/** Joins texts with empty lines. No text may contain an empty line, because every text after it would belong to the wrong heading. */
function joinTexts(records: readonly SearchRecord[]): string {
  const torn = records.find(({ text }) => text.includes('\n\n'))
  if (torn) throw new Error(`${torn.url}#${torn.hash}: the text for search contains an empty line  (remove it)`)
  return exchangeQuotes(records.map(({ text }) => text).join('\n\n'))
}

/** How many headings to search for in each area. */
const probes = 20

/**
 * Creates an engine from the files of each area, as a browser does, and searches for headings that they contain.
 * @returns one sentence for each problem
 */
export function listIndexProblems({ areas, settings, files }: IndexFiles): string[] {
  return areas.flatMap(({ titles, texts, sections, context, version }) => {
    const columns = JSON.parse(files.get(titles) ?? 'null') as SearchFile
    const { records } = readSearchFile(columns)
    if (records.length !== sections) return [`${titles} has ${records.length} sections, not ${sections}`]
    if (sections === 0) return [`${titles} is empty  (is the collection empty, or every page "search: false"?)`]
    const engine = createEngine([columns], settings)
    for (const name of texts) engine.addTexts(0, JSON.parse(files.get(name) ?? 'null') as SearchTexts)
    const step = Math.max(1, Math.floor(sections / probes))
    return records
      .filter((_, index) => index % step === 0)
      .flatMap(({ url, title, section }) => {
        // All releases have the same few headings, so the title is part of the query.
        const query = [title, section].filter(Boolean).join(' ')
        const { hits } = engine.search(query, { scope: { context, version } })
        return hits.some((hit) => hit.url === url && !hit.isWeak) ? [] : [`${titles}: "${query}" doesn't find ${url}`]
      })
  })
}
