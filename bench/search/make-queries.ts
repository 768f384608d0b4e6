import type { SearchRecord } from '@/lib/search/search-record'
import type { SynonymGroup } from '@/lib/search/synonyms'
import { createChance } from '@/lib/testing/chance'
import { inflect, listPlainWords, smallWords, verbs } from './query-words'

/** A result that counts as right: a section or, without `hash`, any section of the page. */
export type Target = { url: string; hash?: string }
/** A query with all its right results. If it has no targets, the engine should find nothing. */
export type Query = { kind: string; q: string; targets: readonly Target[] }

type Made = readonly [q: string, targets: Target[]] | undefined

/**
 * Makes queries from the records alone, in a way that tells us the right results. They're of eight kinds: a heading as it's written (`exact`), with a
 * typo (`typo`), while somebody is typing it (`prefix`), in another form (`inflection`), as a question (`howto`), or with a synonym (`synonym`);
 * words that appear together in a text (`body`); and the words of title and heading, shuffled (`order`).
 */
export function makeQueries(
  records: readonly SearchRecord[],
  { seed, each, synonyms }: { seed: number; each: number; synonyms: readonly SynonymGroup[] },
): Query[] {
  const { chance, pick, shuffle } = createChance(seed)
  const counts = new Map<string, number>()
  const wordsOf = new Map(
    records.map((record) => {
      const words = new Set(
        listPlainWords(`${record.title} ${record.section} ${record.keywords.join(' ')} ${record.text}`),
      )
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
      return [record, words] as const
    }),
  )
  const headOf = (record: SearchRecord) => listPlainWords(record.level === 1 ? record.title : record.section)
  const keyOf = (record: SearchRecord) => headOf(record).join(' ')
  const byHead = new Map<string, SearchRecord[]>()
  for (const record of records) byHead.set(keyOf(record), [...(byHead.get(keyOf(record)) ?? []), record])
  const toTarget = ({ url, hash }: SearchRecord): Target => (hash ? { url, hash } : { url })
  // "Habit" in the glossary and the page "Habits" are equally right.
  const nameOf = (record: SearchRecord) => keyOf(record).replace(/s\b/g, '')
  const byName = new Map<string, SearchRecord[]>()
  for (const record of records) byName.set(nameOf(record), [...(byName.get(nameOf(record)) ?? []), record])
  const accept = (record: SearchRecord) => (byName.get(nameOf(record)) ?? []).map(toTarget)

  const hasHash = records.filter(({ hash }) => hash)
  const sections = hasHash.filter((record) => {
    const head = headOf(record)
    return (byHead.get(keyOf(record))?.length ?? 0) <= 2 && head.length <= 6 && head.some((word) => word.length >= 4)
  })
  const pages = records.filter((record) => record.level === 1 && headOf(record).length <= 6)
  const pickUnit = () => (chance() < 0.35 ? pick(pages) : pick(sections))

  const queries: Query[] = []
  const seen = new Set<string>()
  const make = (kind: string, from: () => Made) => {
    let made = 0
    for (let tries = 0; made < each && tries < each * 200; tries += 1) {
      const [q, targets = []] = from() ?? []
      if (!q || seen.has(kind + q)) continue
      seen.add(kind + q)
      queries.push({ kind, q, targets })
      made += 1
    }
  }

  make('exact', () => {
    const unit = pickUnit()
    return [headOf(unit).join(' '), accept(unit)]
  })

  make('typo', () => {
    const unit = pickUnit()
    const head = headOf(unit)
    const places = head.flatMap((word, at) => (/^[a-z]{5,}$/.test(word) && !smallWords.has(word) ? [at] : []))
    if (!places.length || head.length > 5) return undefined
    const at = pick(places)
    const slip = makeSlip(head[at] ?? '')
    return slip && !counts.has(slip) ? [head.with(at, slip).join(' '), accept(unit)] : undefined
  })

  function makeSlip(word: string): string | undefined {
    const at = chance() < 0.9 ? 1 + Math.floor(chance() * (word.length - 1)) : 0
    const kind = Math.floor(chance() * 4)
    const letter = () => pick([...'abcdefghijklmnopqrstuvwxyz'])
    if (kind === 0) return word.slice(0, at) + word.slice(at + 1)
    if (kind === 1) return word.slice(0, at) + letter() + word.slice(at)
    if (kind === 2) return word.slice(0, at) + letter() + word.slice(at + 1)
    return at < word.length - 1 ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2) : undefined
  }

  make('prefix', () => {
    const head = headOf(pickUnit())
    const last = head.at(-1) ?? ''
    if (last.length < 4) return undefined
    const start = last.slice(0, 3 + Math.floor(chance() * Math.max(1, last.length - 3.001)))
    if (start === last) return undefined
    const before = head.slice(0, -1)
    const fitting = records.filter((record) => {
      const words = new Set(headOf(record))
      return before.every((word) => words.has(word)) && [...words].some((word) => word.startsWith(start))
    })
    return fitting.length > 3 ? undefined : [[...before, start].join(' '), fitting.map(toTarget)]
  })

  make('inflection', () => {
    const unit = pickUnit()
    const head = headOf(unit)
    const forms = head.flatMap((word, at) => inflect(word).map((form) => ({ form, at })))
    const fresh = forms.filter(({ form }) => !head.includes(form))
    if (!fresh.length) return undefined
    const { form, at } = pick(fresh)
    return [head.with(at, form).join(' '), accept(unit)]
  })

  make('body', () => {
    const record = pick(records)
    const words = listPlainWords(record.text)
    if (words.length < 25) return undefined
    const named = new Set(listPlainWords(`${record.title} ${record.section}`))
    const from = Math.floor(chance() * Math.max(1, words.length - 14))
    const rare = [...new Set(words.slice(from, from + 14))].filter((word) => {
      const count = counts.get(word) ?? 0
      const isRare = count >= 2 && count <= Math.max(8, records.length * 0.03)
      return /^[a-z]{4,}$/.test(word) && !named.has(word) && !smallWords.has(word) && isRare
    })
    const size = chance() < 0.5 ? 2 : 3
    if (rare.length < size) return undefined
    const q = shuffle(rare).slice(0, size)
    const fitting = records.filter((own) => q.every((word) => wordsOf.get(own)?.has(word)))
    return fitting.length > 2 ? undefined : [q.join(' '), fitting.map(toTarget)]
  })

  make('order', () => {
    const record = pick([...sections, ...hasHash])
    const head = [...new Set(listPlainWords(record.section))].filter((word) => !smallWords.has(word))
    const title = [...new Set(listPlainWords(record.title))].filter(
      (word) => !smallWords.has(word) && !head.includes(word),
    )
    if (!head.length || head.length + title.length < 3 || head.length + title.length > 7) return undefined
    const q = shuffle([...head.slice(0, 4), ...title.slice(0, 3)]).slice(0, 5)
    if (q.length < 3) return undefined
    const fitting = records.filter((own) => {
      const words = new Set([...listPlainWords(own.title), ...listPlainWords(own.section)])
      return q.every((word) => words.has(word))
    })
    return fitting.length > 2 ? undefined : [q.join(' '), fitting.map(toTarget)]
  })

  make('howto', () => {
    const section = pick(sections)
    const head = headOf(section)
    const [first = '', ...rest] = head
    if (head.length < 2 || head.length > 6) return undefined
    const accepted = accept(section)
    if (verbs.includes(first)) {
      const lead = pick(['how do i', 'how can i', 'how to', 'what is the best way to', 'where do i go to'])
      return [`${lead} ${head.join(' ')}`, accepted]
    }
    const [verb] = first.endsWith('ing') ? inflect(first) : []
    if (verb) return [`${pick(['how do i', 'how to'])} ${[verb, ...rest].join(' ')}`, accepted]
    if (['how', 'why', 'what', 'can'].includes(first)) return undefined
    return [`${pick(['what is', 'where can i find', 'how does', 'tell me about'])} ${head.join(' ')}`, accepted]
  })

  const groups = synonyms.flatMap((group) => ('say' in group ? [] : [group.filter((phrase) => !phrase.includes(' '))]))
  make('synonym', () => {
    const unit = pickUnit()
    const head = headOf(unit)
    const others = head.flatMap((word, at) =>
      groups.flatMap((group) => {
        const own = group.find((phrase) => [word, word.replace(/s$/, ''), `${word}s`].includes(phrase))
        return own
          ? group.filter((phrase) => ![own, word, ...head].includes(phrase)).map((phrase) => ({ phrase, at }))
          : []
      }),
    )
    if (!others.length || head.length < 2) return undefined
    const { phrase, at } = pick(others)
    return [head.with(at, phrase).join(' '), accept(unit)]
  })

  return queries
}
