import lunr from 'lunr'
import type { SearchRecord } from '@/lib/search/search-record'
import type { Engine } from './evaluate'

type Entry = { i: number; t: string; u: string; h: string; p?: number }
type Term = { value: string; isTyped: boolean }
type Clause = { value: string; isPrefix: boolean; editDistance?: number }

const limit = 8

/**
 * Sets up `lunr` as `@easyops-cn/docusaurus-search-local` 0.55 uses it. There are separate indexes for titles, headings and texts, and a list of
 * queries from strict to loose: all words, the last one as a prefix, without stop words, with one word dropped, with one typo. It returns the first
 * eight results.
 */
export function createLunr(records: readonly SearchRecord[]): Engine {
  const titles: Entry[] = []
  const headings: Entry[] = []
  const texts: Entry[] = []
  const titleOf = new Map<string, number>()
  let i = 0
  for (const { title, section, url, hash, level, text, keywords } of records) {
    i += 1
    if (level === 1) {
      titleOf.set(url, i)
      titles.push({ i, t: title, u: url, h: '' })
    } else headings.push({ i, t: section, u: url, h: hash, p: titleOf.get(url) })
    const words = [...keywords, text].join('\n')
    i += 1
    if (words) texts.push({ i, t: words, u: url, h: hash, p: titleOf.get(url) })
  }
  const indexes = [titles, headings, texts].map((documents, type) => ({
    type,
    index: makeIndex(documents),
    byId: new Map(documents.map((document) => [String(document.i), document])),
    documents,
  }))

  const search = (query: string) => {
    const found: { entry: Entry; type: number }[] = []
    for (const clauses of listQueries(query)) {
      for (const { index, byId, type } of indexes) {
        for (const { ref } of ask(index, clauses).slice(0, limit)) {
          const entry = byId.get(ref)
          if (found.length < limit && entry && !found.some((own) => own.entry === entry)) found.push({ entry, type })
        }
      }
      if (found.length >= limit) break
    }
    // If a page is among the results, its sections are listed right after it.
    const placeOf = (own: (typeof found)[number]) => {
      const page = own.type ? found.findIndex(({ entry, type }) => type === 0 && entry.i === own.entry.p) : -1
      return page < 0 ? found.indexOf(own) : page
    }
    return found
      .map((own, at) => ({ own, at, place: placeOf(own) }))
      .sort((a, b) => a.place - b.place || Math.sign(a.own.type) - Math.sign(b.own.type) || a.at - b.at)
      .map(({ own: { entry } }) => ({ url: entry.u, hash: entry.h }))
  }
  const download = JSON.stringify(indexes.map(({ documents, index }) => ({ documents, index })))
  return { name: 'lunr (easyops)', search, download }
}

function makeIndex(documents: readonly Entry[]): lunr.Index {
  return lunr((builder) => {
    builder.ref('i')
    builder.field('t')
    builder.metadataWhitelist = ['position']
    for (const document of documents) builder.add({ ...document, i: String(document.i) })
  })
}

function ask(index: lunr.Index, clauses: readonly Clause[]): lunr.Index.Result[] {
  const { REQUIRED } = lunr.Query.presence
  const { TRAILING, NONE } = lunr.Query.wildcard
  return index.query((query) => {
    for (const { value, isPrefix, editDistance } of clauses) {
      query.term(value, {
        presence: REQUIRED,
        wildcard: isPrefix ? TRAILING : NONE,
        ...(editDistance && { editDistance }),
      })
    }
  })
}

function listQueries(input: string): Clause[][] {
  const tokens = input.toLowerCase().match(/[^-\s]+/g) ?? []
  const all = tokens.map((value, at): Term => ({ value, isTyped: at === tokens.length - 1 }))
  const kept = all.filter(({ value }) => lunr.stopWordFilter(new lunr.Token(value, {})))
  const main = kept.length && kept.length < all.length ? [all, kept] : [all]
  const fewer = kept.length > 2 ? kept.map((_, at) => kept.toSpliced(kept.length - 1 - at, 1)) : []
  return [main, fewer].flatMap((lists) =>
    [0, 1].flatMap((slips) => [
      ...lists.flatMap((terms) => toClauses(terms, slips, false)),
      ...lists.filter((terms) => terms.at(-1)?.isTyped).flatMap((terms) => toClauses(terms, slips, true)),
    ]),
  )
}

function toClauses(terms: readonly Term[], slips: number, isTyping: boolean): Clause[][] {
  const clauses = terms.map(
    ({ value, isTyped }): Clause => ({
      value,
      isPrefix: isTyping && isTyped,
      editDistance: slips && value.length > slips ? slips : undefined,
    }),
  )
  return !clauses.length || (slips && clauses.every(({ editDistance }) => !editDistance)) ? [] : [clauses]
}
