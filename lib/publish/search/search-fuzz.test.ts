import { expect, test } from 'vitest'
import { createEngine } from '../../search/engine'
import type { MarkedText, SearchAnswer } from '../../search/protocol'
import { readSynonyms } from '../../source/search-data'
import { readBuiltIndex } from '../../testing/built-index'
import { createChance } from '../../testing/chance'

/** What people and programs put into search fields, apart from words. */
const oddities = [
  '😀👩‍👩‍👧‍👦🇩🇪',
  'שלום עולם \u202Eתוכנית\u202C',
  'مرحبا بالعالم',
  '検索とカレンダー',
  '\u0000\u0007\u001B[31m\u007F',
  '\uD800',
  '\uDC00\uD83D',
  '.*+?^$ {}()|[]\\/(?<=a)(?!b)(a+)+$',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '__proto__ constructor prototype hasOwnProperty toString valueOf __defineGetter__',
  'Ctrl+constructor ⌘__proto__ ⌃⌥⇧⌘',
  '"; DROP TABLE tasks; --',
  '%00%ff%E0%A4%A',
  '1.2.3.4.5.6.7.8 99:99:99 1,000,000,000 v v. .x 2.x.x',
  "'’'’'’ - – — … ·",
  'e\u0301'.repeat(50),
  'Z̸̢͚a̷l̴g̵o̶',
  ' \n\t\u00A0\u2028\uFEFF ',
  'ﬁ Ⅷ ½ ǅ İ ı ß',
  '-1e309 NaN Infinity null undefined true',
]

const sets = readBuiltIndex()
const engine = createEngine(sets, { synonyms: readSynonyms() })
const vocabulary = sets.flatMap(({ records }) => records.flatMap(({ title, text }) => [title, ...text.split(/\s+/)]))

/** Returns a function that makes up questions from a few parts: words of the site, pieces of them, oddities, and any characters at all. */
function createQuestions(seed: number) {
  const { chance, pick } = createChance(seed)
  const whole = (below: number) => Math.floor(chance() * below)
  const parts: readonly (() => string)[] = [
    () => pick(vocabulary),
    () => pick(vocabulary).slice(whole(4), 2 + whole(8)),
    () => pick(oddities),
    () => pick(oddities).slice(whole(10)),
    () => String.fromCharCode(...Array.from({ length: whole(30) }, () => whole(65_536))),
    () => String.fromCharCode(...Array.from({ length: whole(30) }, () => whole(128))),
  ]
  return () => {
    const question = Array.from({ length: 1 + whole(6) }, () => pick(parts)()).join(pick([' ', '', '\n', '+', '.']))
    return chance() < 0.03
      ? question.repeat(Math.ceil(10_000 / Math.max(1, question.length))).slice(0, 10_000)
      : question
  }
}

function listFaults({ hits, total, counts, nearest }: SearchAnswer): string[] {
  const faults: string[] = []
  const expectThat = (holds: boolean, what: string) => {
    if (!holds) faults.push(what)
  }
  const strong = hits.filter(({ isWeak }) => !isWeak)
  expectThat(hits.length <= 20 && strong.length <= total, 'more hits than there are')
  expectThat(!hits.length || total > 0, 'hits that are not counted')
  expectThat(nearest.length <= 5, 'too many nearest words')
  expectThat(Object.values(counts).every(Number.isInteger), 'counts that are none')
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

test('any 1,000 questions get an answer that holds together', { timeout: 120_000 }, () => {
  const seed = 5
  const ask = createQuestions(seed)
  for (let round = 0; round < 1000; round += 1) {
    const question = ask()
    const about = `question ${round} of seed ${seed}: ${JSON.stringify(question).slice(0, 600)}`
    let answer: SearchAnswer | undefined
    try {
      answer = engine.search(question)
    } catch (error) {
      throw new Error(about, { cause: error })
    }
    expect(listFaults(answer), about).toEqual([])
  }
})

test.each(oddities)('takes %j alone', (oddity) => expect(listFaults(engine.search(oddity))).toEqual([]))
