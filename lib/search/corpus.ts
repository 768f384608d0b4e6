import { editDistance } from '../utils/nearest'
import { createTermIndex } from './flexsearch'
import { createLexicon } from './lexicon'
import type { SearchContext, SearchRecord, SearchSet } from './search-record'
import { listWords } from './words'

/** The fields of a record in which a word can occur. */
export const fields = ['heading', 'keywords', 'title', 'crumbs', 'body'] as const
export type Field = (typeof fields)[number]

/** A record, with its words as numbers from the lexicon, in order. At the top of a page, `heading` is the page's title. */
export type IndexedRecord = {
  record: SearchRecord
  context: SearchContext
  version?: string
  /** A number that all records of a page share. */
  page: number
  forms: Readonly<Record<Field, Uint32Array>>
  /** What the record says it's about, besides its heading: the keywords of a page, and the names of the rows and fields in its text. */
  labels: readonly Uint32Array[]
}

export type Corpus = ReturnType<typeof createCorpus>

/** Creates a corpus: all records, their words and the indexes over them. Adding a record takes O(words of the record). */
export function createCorpus() {
  const lexicon = createLexicon()
  const entries: IndexedRecord[] = []
  const pages = new Map<string, number>()
  const indexes = Object.fromEntries(fields.map((field) => [field, createTermIndex()])) as Record<
    Field,
    ReturnType<typeof createTermIndex>
  >
  /** The number of records that contain a stem. */
  const stemCounts: number[] = []

  // The parts of words come last, so the words themselves stay next to each other, and the nth form is that of the nth word.
  const analyse = (text: string): Uint32Array => {
    const words = listWords(text)
    return Uint32Array.from(
      [...words.map(({ form }) => form), ...words.flatMap(({ parts = [] }) => parts)],
      lexicon.add,
    )
  }

  /** All sections of a page share its title and its breadcrumbs, so each of these is analysed only once. */
  const labels = new Map<string, Uint32Array>()
  const analyseLabel = (text: string): Uint32Array => {
    const known = labels.get(text) ?? analyse(text)
    labels.set(text, known)
    return known
  }

  const index = (id: number, field: Field, forms: Uint32Array) => {
    const stems = new Set(Array.from(forms, (form) => lexicon.stemOf(form)))
    indexes[field].add(id, Array.from(stems, lexicon.stemText))
    return stems
  }

  const count = (stems: Iterable<number>) => {
    for (const own of stems) stemCounts[own] = (stemCounts[own] ?? 0) + 1
  }

  return {
    lexicon,
    entries: entries as readonly IndexedRecord[],
    countPages: () => pages.size,
    countRecords: (stem: number) => stemCounts[stem] ?? 0,
    find: (field: Field, stem: number) => indexes[field].find(lexicon.stemText(stem)),

    add({ context, version, records }: SearchSet): void {
      for (const record of records) {
        const forms = {
          heading: analyseLabel(record.section || record.title),
          keywords: analyseLabel(record.keywords.join('\n')),
          title: analyseLabel(record.title),
          crumbs: analyseLabel(record.breadcrumbs.join('\n')),
          body: analyse(record.text),
        }
        const page = pages.get(record.url) ?? pages.size
        pages.set(record.url, page)
        const labels = [...record.keywords, ...listRowNames(record.text)].map(analyseLabel)
        const id = entries.push({ record, context, version, page, forms, labels }) - 1
        count(new Set(fields.flatMap((field) => [...index(id, field, forms[field])])))
      }
    },

    /** Adds the text of a record that came without one. */
    addText(id: number, text: string): void {
      const entry = entries[id]
      if (!entry) return
      const body = analyse(text)
      const before = new Set(fields.flatMap((field) => Array.from(entry.forms[field], (form) => lexicon.stemOf(form))))
      const labels = [...entry.labels, ...listRowNames(text).map(analyseLabel)]
      entries[id] = { ...entry, record: { ...entry.record, text }, forms: { ...entry.forms, body }, labels }
      count([...index(id, 'body', body)].filter((stem) => !before.has(stem)))
    },
  }
}

/** Returns the first cells of table rows, and the names of fields, such as "list_id" in "list_id (UUID): The list." */
function listRowNames(text: string): string[] {
  return Array.from(text.matchAll(/^(?:([^\n·]{2,60}?) · |(\w{2,40}) \()/gm), ([, cell, field]) => cell ?? field ?? '')
}

/**
 * Returns words from titles, headings and keywords that resemble one of `words`, nearest first. It's meant for queries that find nothing, because it scans
 * all those words.
 */
export function listNearestWords(
  words: readonly string[],
  corpus: Corpus,
  isInScope: (entry: IndexedRecord) => boolean,
  limit = 5,
): string[] {
  const { lexicon } = corpus
  const known = new Set<number>()
  for (const entry of corpus.entries) {
    if (!isInScope(entry)) continue
    for (const form of [...entry.forms.heading, ...entry.forms.keywords]) known.add(form)
  }
  const wanted = words.filter((word) => word.length > 2)
  const near = [...known].flatMap((form) => {
    const text = lexicon.formText(form)
    if (!/^\p{L}{4,}$/u.test(text)) return []
    const distances = wanted.map((word) => {
      // Typing errors are rare in a first letter, so "wallet" doesn't mean "bullet".
      const max = word.length < 6 || word[0] !== text[0] ? 1 : 2
      const distance = editDistance(word, text, max)
      return distance > max ? Number.POSITIVE_INFINITY : distance / word.length
    })
    const distance = Math.min(Number.POSITIVE_INFINITY, ...distances)
    const count = corpus.countRecords(lexicon.stemOf(form))
    return distance < 1 ? [{ text, distance, count }] : []
  })
  near.sort((a, b) => a.distance - b.distance || b.count - a.count || (a.text < b.text ? -1 : 1))
  return near.slice(0, limit).map(({ text }) => text)
}
