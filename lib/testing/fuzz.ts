import fc from 'fast-check'
import { formatProblem, type Problem } from '../source/problem'

/** The seed of the last long run, so that every shorter run begins with the same cases. `npm run check -- fuzz` takes another one each time. */
const usualSeed = 20261125

/** The seed of the run. With another one, tests that can't try everything at once begin elsewhere, so that several runs cover everything. */
export const seed = Number(process.env.FUZZ_SEED ?? usualSeed)
const cases = Number(process.env.FUZZ_RUNS ?? (process.env.E2E_FULL === '1' ? 1000 : 100))

/** How often tests go through all files or lines: never in `npm test`, once in the full run, and more often if `npm run check -- fuzz` asks for it. */
export const rounds = process.env.E2E_FULL === '1' ? Math.ceil(cases / 1000) : 0

type Options<T> = {
  /** How many cases one value counts for, because it's a list of them, or takes as long. */
  weight?: number
  /** Values that broke the property once. They're tried before any others. */
  examples?: readonly T[]
}

/**
 * Checks a property with random values: 100 in `npm test`, 1,000 in the full run, and as many as `npm run check -- fuzz` asks for.
 * @param check throws if a value breaks the property. In browser tests, it asserts with `node:assert`, because Playwright records every `expect`: 60,000 of them
 * took half an hour instead of six seconds.
 * @throws {Error} with the simplest value that breaks the property, and the seed that leads to it
 */
export async function fuzz<T>(
  values: fc.Arbitrary<T>,
  check: (value: T) => unknown,
  { weight = 1, examples = [] }: Options<T> = {},
): Promise<void> {
  const property = fc.asyncProperty(values, async (value) => {
    await check(value)
  })
  await fc.assert(property, { seed, numRuns: Math.ceil(cases / weight), examples: examples.map((value) => [value]) })
}

/** What people, programs and attackers put into fields, apart from words. */
export const oddities = [
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
] as const

/** Any text, half of which a keyboard can write. It may have unpaired halves of characters, as a string in the browser may. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string() },
  { weight: 2, arbitrary: fc.array(fc.nat(0xffff), { maxLength: 30 }).map((codes) => String.fromCharCode(...codes)) },
  { weight: 1, arbitrary: fc.constantFrom(...oddities) },
)

/**
 * Lists problems that lack a message or a fix, whose fix is only the default for a message without one, or whose file or line doesn't exist.
 * @param files the text of each file that was checked @param assets the addresses of the files in `public/`
 */
export function listUnclear(
  problems: readonly Problem[],
  files: ReadonlyMap<string, string>,
  assets: ReadonlySet<string>,
): string[] {
  const hasLine = (path: string, line: number) => {
    const text = files.get(path)
    if (text === undefined) return line === 1 && assets.has(path.replace(/^public/, ''))
    return line >= 1 && line <= text.split(/\r\n?|\n/).length
  }
  const isClear = ({ path, line, column, message, fix }: Problem) =>
    hasLine(path, line) && column >= 1 && message && fix && fix !== 'correct it'
  return problems.filter((problem) => !isClear(problem)).map(formatProblem)
}
