import { createTermIndex } from './flexsearch'
import { createLexicon } from './lexicon'
import type { SearchContext, SearchRecord, SearchSet } from './search-record'
import { listWords } from './words'

/** Where a word of a record can stand. */
export const fields = ['heading', 'keywords', 'title', 'crumbs', 'body'] as const
export type Field = (typeof fields)[number]

/** A record with its words as numbers of the lexicon, in order. `heading` is the page's title on the top of a page. */
export type Entry = {
  record: SearchRecord
  context: SearchContext
  version?: string
  /** A number that all records of a page share. */
  page: number
  forms: Readonly<Record<Field, Uint32Array>>
}

export type Corpus = ReturnType<typeof createCorpus>

/** All records, their words and the indexes over them. Adding is O(words of the record). */
export function createCorpus() {
  const lexicon = createLexicon()
  const entries: Entry[] = []
  const pages = new Map<string, number>()
  const indexes = Object.fromEntries(fields.map((field) => [field, createTermIndex()])) as Record<
    Field,
    ReturnType<typeof createTermIndex>
  >
  /** How many records hold a stem. */
  const stemCounts: number[] = []

  // Parts of words come last, so that the words themselves stay neighbours, and the n-th form is that of the n-th word.
  const analyse = (text: string): Uint32Array => {
    const words = listWords(text)
    return Uint32Array.from(
      [...words.map(({ form }) => form), ...words.flatMap(({ parts = [] }) => parts)],
      lexicon.add,
    )
  }

  /** Each section of a page has the page's title, and its breadcrumbs: such are analysed once. */
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
    entries: entries as readonly Entry[],
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
        const id = entries.push({ record, context, version, page, forms }) - 1
        count(new Set(fields.flatMap((field) => [...index(id, field, forms[field])])))
      }
    },

    /** Gives a record its text, where it came without. */
    addText(id: number, text: string): void {
      const entry = entries[id]
      if (!entry) return
      const body = analyse(text)
      const before = new Set(fields.flatMap((field) => Array.from(entry.forms[field], (form) => lexicon.stemOf(form))))
      entries[id] = { ...entry, record: { ...entry.record, text }, forms: { ...entry.forms, body } }
      count([...index(id, 'body', body)].filter((stem) => !before.has(stem)))
    },
  }
}
