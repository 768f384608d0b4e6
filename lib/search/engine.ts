import { createCorpus, type IndexedRecord, listNearestWords } from './corpus'
import { stopWords } from './english'
import { expandQuery, type QueryWord } from './expand'
import { longestQuery, type SearchAnswer, type SearchHit } from './protocol'
import { type Ranked, rank } from './rank'
import { readSearchFile, type SearchTexts, type SearchTitles, splitTexts } from './search-file'
import type { SearchContext, SearchSet } from './search-record'
import { cutSnippet, listMatches, listTerms, type Matcher, markText } from './snippet'
import { buildSynonyms, type SynonymGroup } from './synonyms'
import { joinTyped, listWords, type Word } from './words'

/** Where to search. `version` applies only to the documentation, because every other area has one index for all versions. */
type SearchScope = {
  context?: SearchContext
  version?: string
  /** The area that the visitor is in, which ranks slightly higher. */
  near?: SearchContext
}

type SearchOptions = {
  scope?: SearchScope
  /** The maximum number of hits, 20 by default. `Infinity` returns all of them. */
  limit?: number
  /** The maximum length of a snippet, in characters. The default is the engine's own `snippetLength`. */
  snippetLength?: number
}

type EngineOptions = { synonyms?: readonly SynonymGroup[]; snippetLength?: number }
export type SearchEngine = ReturnType<typeof createEngine>

/** A hit with less coverage than this is weak: it has little of the query, or only something similar. */
const strongCoverage = 0.4
/** How many records the engine looks at closely. With 20, the results are hardly worse, and with 200, they're no better. */
const looksClosely = 60
const weakLimit = 20
/** A sign of a programming language between spaces, such as "*" in "SELECT * FROM users". Questions don't have one. */
const codeSign = /(?:^|\s)(?:[*;{}()]|[=!<>]?=)(?=\s|$)/

/**
 * Creates a search over index files or records, which runs in one thread and without I/O. Areas can be added later. Creating it takes O(words of all
 * texts), about 0.1 ms per section.
 * @example createEngine([file], { synonyms }).search('recuring task', { scope: { context: 'docs' }, limit: 20 })
 */
export function createEngine(source: readonly (SearchTitles | SearchSet)[], options: EngineOptions = {}) {
  const { synonyms: groups = [] } = options
  const corpus = createCorpus()
  const synonyms = buildSynonyms(groups)
  const contexts = new Set<SearchContext>()
  const firstIds: number[] = []

  const add = (item: SearchTitles | SearchSet): number => {
    contexts.add(item.context)
    const index = firstIds.push(corpus.entries.length) - 1
    corpus.add('records' in item ? item : readSearchFile(item))
    return index
  }
  source.forEach(add)

  /** Returns an identifier or a path whole, or in parts if there's no such word and it may be an ordinary one, such as "note:idea". */
  const readWord = ({ form, parts }: Word): readonly string[] => {
    const isOurs = /[_+.{]/.test(form) || /^v\d+$/.test(parts?.[0] ?? '')
    return !parts || isOurs || corpus.lexicon.listByPrefix(form, 1).length ? [form] : parts
  }

  /** Returns the words of a query. Keywords of a programming language keep their capitals, which no word of the texts has, so they find nothing. */
  const readQuery = (query: string): string[] => {
    const isCode = codeSign.test(query)
    return joinTyped(
      listWords(query).flatMap((word) => {
        const raw = query.slice(word.start, word.end)
        return isCode && /^[A-Z]{2,}$/.test(raw) ? [raw] : readWord(word)
      }),
    )
  }

  /** Finds what the query may mean and which records match. Only if that gives no strong hit, it also tries words that exist as misspellings of others. */
  const find = (query: string, scope: SearchScope) => {
    const typed = readQuery(query.slice(0, longestQuery))
    const context = { corpus, synonyms, isTyping: !/\s$/.test(query) }
    // The version restricts the search, but the area doesn't yet, because the answer also counts the hits in the other areas.
    const isInScope = (entry: IndexedRecord) => isInVersion(entry, scope)
    const near = typed.some(isIdentifier) ? 'api' : scope.near
    const ask = (mayMisspell: boolean) => {
      const words = expandQuery(typed, { ...context, mayMisspell })
      return { words, ranked: rank(words, corpus, { isInScope, near, closely: looksClosely }) }
    }
    const asTyped = ask(false)
    return asTyped.ranked.some(isStrong) ? asTyped : ask(true)
  }

  /**
   * Returns the sections that answer a query, best first. It takes O(words of the query × words that they may mean × records that contain those), which is
   * about 2 ms over 1,600 sections.
   */
  const search = (
    query: string,
    { scope = {}, limit = 20, snippetLength = options.snippetLength ?? 50 }: SearchOptions = {},
  ): SearchAnswer => {
    const { words, ranked } = find(query, scope)
    const contextOf = ({ id }: Ranked) => corpus.entries[id]?.context
    const strong = ranked.filter(isStrong)
    const counts: SearchAnswer['counts'] = Object.fromEntries(
      [...contexts].map((context) => [context, strong.filter((own) => contextOf(own) === context).length]),
    )
    const inArea = ranked.filter((own) => !scope.context || contextOf(own) === scope.context)
    // The records that were looked at closely keep their order up to their last strong hit. The weak ones after it, and those further on, follow all
    // strong hits.
    const near = inArea.slice(0, looksClosely)
    const lastStrong = near.findLastIndex(isStrong)
    const further = inArea.slice(looksClosely)
    const found = [...near.slice(0, lastStrong + 1), ...further.filter(isStrong)]
    const weak = [...near.slice(lastStrong + 1), ...further.filter((own) => !isStrong(own))].slice(0, weakLimit)
    const matcher = createMatcher(words, corpus)
    const misspelt = words.some(({ meant }) => meant !== undefined)
    return {
      hits: [...found, ...weak]
        .slice(0, limit)
        .flatMap((own, at) => toHit(own, matcher, at >= found.length, snippetLength) ?? []),
      total: found.length || weak.length,
      counts,
      corrected: misspelt && ranked.length ? words.map(({ form, meant }) => meant ?? form).join(' ') : undefined,
      nearest: found.length
        ? []
        : listNearestWords(
            words.map(({ form }) => form),
            corpus,
            (entry) => isInVersion(entry, scope) && (!scope.context || entry.context === scope.context),
          ),
    }
  }

  const toHit = (
    { id, score }: Ranked,
    matcher: Matcher,
    isWeak: boolean,
    snippetLength: number,
  ): SearchHit | undefined => {
    const entry = corpus.entries[id]
    if (!entry) return undefined
    const { url, hash, title, section, breadcrumbs, level, text } = entry.record
    const inTitle = listMatches(title, entry.forms.title, matcher)
    const inSection = section ? listMatches(section, entry.forms.heading, matcher) : []
    const inText = listMatches(text, entry.forms.body, matcher)
    return {
      url,
      hash,
      context: entry.context,
      version: entry.version,
      title: markText(title, inTitle),
      section: markText(section, inSection),
      breadcrumbs,
      level,
      snippet: cutSnippet(text, inText, snippetLength),
      terms: listTerms([
        [title, inTitle],
        [section, inSection],
        [text, inText],
      ]),
      isWeak,
      score,
    }
  }

  return {
    search,

    /** Adds another source, which the next query searches. Returns the source's number. */
    add,

    /** Adds the texts of source number `index`, if its records came without them. The next query finds them. */
    addTexts(index: number, { from, texts }: SearchTexts): void {
      const first = (firstIds[index] ?? 0) + from
      for (const [offset, text] of splitTexts(texts).entries()) corpus.addText(first + offset, text)
    },
  }
}

/** Records that don't belong to a version are in every version. */
const isInVersion = ({ version }: IndexedRecord, scope: SearchScope) =>
  !version || !scope.version || version === scope.version

/** Returns whether a word is a field, a scope, a path or an error status, which are what programmers look for. */
const isIdentifier = (form: string) => /^[a-z]+[_:][a-z_:]+$|^\/|^[45]\d\d$/.test(form)

const isStrong = ({ coverage }: Ranked) => coverage >= strongCoverage

/** Returns a function that picks the words of a text to mark: those of the query, and those that it may mean. */
function createMatcher(words: readonly QueryWord[], { lexicon }: ReturnType<typeof createCorpus>): Matcher {
  const hasContent = words.some(({ isContent }) => isContent)
  const wanted = new Map<number, { key: number; weight: number }>()
  words.forEach(({ form, stems, phrases, weight, isContent }, key) => {
    if (hasContent && !isContent) return
    // "How much" asks for a price, but that's no reason to mark every "how" and every "much".
    const own = hasContent && stopWords.has(form) ? [] : stems
    for (const [stem, quality] of own) {
      if (weight * quality > (wanted.get(stem)?.weight ?? 0)) wanted.set(stem, { key, weight: weight * quality })
    }
    for (const phrase of phrases) {
      for (const stem of phrase.stems) if (!wanted.has(stem)) wanted.set(stem, { key, weight: 0.3 * weight })
    }
  })
  return (form) => wanted.get(lexicon.stemOf(form))
}
