import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEngine } from '../../search/engine'
import { dropHighlight, readHighlightTerms, toHitHref } from '../../search/highlight-address'
import type { MarkedText, SearchAnswer } from '../../search/protocol'
import { readSearchAddress, toSearchHref } from '../../search/search-address'
import { currentVersion } from '../../site/versions'
import { readSynonyms } from '../../source/search-data'
import { readBuiltIndex } from '../../testing/built-index'
import { anyText, fuzz, oddities } from '../../testing/fuzz'

const sets = readBuiltIndex()
const engine = createEngine(sets, { synonyms: readSynonyms() })
const vocabulary = sets.flatMap(({ records }) => records.flatMap(({ title, text }) => [title, ...text.split(/\s+/)]))

const word = fc.nat(vocabulary.length - 1).map((at) => vocabulary[at] ?? '')
const part = fc.oneof(
  word,
  fc.tuple(word, fc.nat(3), fc.integer({ min: 2, max: 9 })).map(([text, start, end]) => text.slice(start, end)),
  anyText,
)
/** Questions from a few parts: words of the site, pieces of them, and any characters at all. A few of the questions are very long. */
const questions = fc
  .tuple(
    fc.array(part, { minLength: 1, maxLength: 6 }),
    fc.constantFrom(' ', '', '\n', '+', '.'),
    fc.integer({ min: 1, max: 33 }),
  )
  .map(([parts, separator, chance]) => {
    const question = parts.join(separator)
    return chance === 33 ? question.repeat(Math.ceil(10_000 / Math.max(1, question.length))).slice(0, 10_000) : question
  })

function listFaults({ hits, total, counts, nearest }: SearchAnswer): string[] {
  const faults: string[] = []
  const expectThat = (holds: boolean, what: string) => {
    if (!holds) faults.push(what)
  }
  const strong = hits.filter(({ isWeak }) => !isWeak)
  expectThat(hits.length <= 20 && strong.length <= total, 'more hits than there are')
  expectThat(!hits.length || total > 0, 'hits that are not counted')
  expectThat(nearest.length <= 5, 'too many nearest words')
  expectThat(Object.values(counts).every(Number.isInteger), "counts that aren't whole numbers")
  for (const { title, section, snippet, score, url, terms } of hits) {
    for (const marked of [title, section, snippet])
      faults.push(...listRangeFaults(marked).map((what) => `${url}: ${what}`))
    expectThat(Number.isFinite(score), `${url}: a score of ${score}`)
    expectThat(terms.length <= 8 && terms.every(Boolean), `${url}: terms ${terms.join()}`)
    // There can be an ellipsis at each end, and a single word may be longer than the limit.
    expectThat(snippet.text.length <= 52 || !/\s/.test(snippet.text), `${url}: a long snippet "${snippet.text}"`)
  }
  return faults
}

function listRangeFaults({ text, ranges }: MarkedText): string[] {
  let last = 0
  return ranges.flatMap(([start, end]) => {
    const isRight = start >= last && end > start && end <= text.length
    last = end
    return isRight ? [] : [`the range ${start} to ${end} of "${text}"`]
  })
}

test('any question gets a consistent answer', async () => {
  await fuzz(questions, (question) => expect(listFaults(engine.search(question))).toEqual([]))
})

test.each(oddities)('handles %j by itself', (oddity) => expect(listFaults(engine.search(oddity))).toEqual([]))

test('any question survives the address of the search page unchanged, up to a length that nobody types', async () => {
  await fuzz(questions, (question) => {
    const { searchParams } = new URL(toSearchHref({ query: question }), 'https://site.example')
    expect(readSearchAddress(searchParams)).toEqual({
      query: new TextDecoder().decode(new TextEncoder().encode(question)).slice(0, 1000),
      version: currentVersion.id,
      page: 1,
    })
  })
})

test('any parameters of an address result in a search that the site supports', async () => {
  const parameters = fc.record({ q: anyText, ctx: anyText, version: anyText, page: anyText })
  await fuzz(parameters, (values) => {
    const address = readSearchAddress(new URLSearchParams(values))
    expect(readSearchAddress(new URL(toSearchHref(address), 'https://site.example').searchParams)).toEqual(address)
  })
})

test('the words of any question lead to the page that was found, and to no other', async () => {
  const hits = fc.record({ url: fc.constant('/docs/a'), hash: fc.constantFrom('', 'b'), terms: fc.array(anyText) })
  await fuzz(hits, (hit) => {
    const { pathname, hash, searchParams, href } = new URL(toHitHref(hit), 'https://site.example')
    expect([pathname, hash]).toEqual([hit.url, hit.hash && `#${hit.hash}`])
    const terms = readHighlightTerms(searchParams)
    expect(terms.every((term) => term.length <= 50)).toBe(true)
    expect(terms.length).toBeLessThanOrEqual(10)
    expect(new URL(dropHighlight(href)).search).toBe('')
  })
})
