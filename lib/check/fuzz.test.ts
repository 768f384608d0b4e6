import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz, rounds, seed } from '../testing/fuzz'
import { contentFiles, editNames, explain, linesOf, listChangeable, type Mistake } from '../testing/mistakes'

/** Values that broke the property once. */
const examples: Mistake[] = []

const mistakes: fc.Arbitrary<Mistake> = fc
  .record({ file: fc.constantFrom(...contentFiles), where: fc.nat(9999), edit: fc.constantFrom(...editNames) })
  .map(({ file, where, edit }) => ({ file, at: Math.floor((linesOf(file).length * where) / 10_000), edit }))

test('every mistake gets a report with a line and a fix', { timeout: 0 }, async () => {
  const check = async (mistake: Mistake) => expect(await explain([mistake])).toEqual([])
  await fuzz(mistakes, check, { weight: 15, examples })
})

/** Returns whether many other files depend on this one. A mistake in it may hide mistakes in others, so it's made alone. */
const isShared = (file: string) => /^content\/(?:api\/openapi|facts|search\/s|style|words)|\/sidebar\.yml$/.test(file)

/** How many of the other files get a mistake at the same time. A check takes a third of a second, so one for each mistake would take too long. */
const together = 40

/** Returns mistakes of each kind in each file. The front matter of a page gets as many as its text, although the text is much longer. */
function listMistakes(): Mistake[] {
  return Array.from({ length: rounds }, (_, round) =>
    editNames.flatMap((edit, index) =>
      [true, false].flatMap((isHead) =>
        contentFiles.flatMap((file): Mistake[] => {
          const end = file.endsWith('.mdx') ? linesOf(file).indexOf('---', 1) : -1
          const lines = listChangeable(file, edit).filter((at) => at <= end === isHead)
          const at = lines[(seed + 7 * index + round) % lines.length]
          return at === undefined || round >= lines.length ? [] : [{ file, at, edit }]
        }),
      ),
    ),
  ).flat()
}

/** Returns the mistakes in groups that are made at the same time. */
function group(mistakes: readonly Mistake[]): Mistake[][] {
  const groups = mistakes.filter(({ file }) => isShared(file)).map((mistake) => [mistake])
  for (const mistake of mistakes.filter(({ file }) => !isShared(file))) {
    const last = groups.at(-1) ?? []
    const fits = last.length < together && !last.some(({ file }) => isShared(file) || file === mistake.file)
    if (fits) last.push(mistake)
    else groups.push([mistake])
  }
  return groups
}

test.runIf(rounds > 0)('every kind of mistake in every file gets a clear report', { timeout: 0 }, async () => {
  const faults: string[] = []
  for (const mistakes of group(listMistakes())) faults.push(...(await explain(mistakes)))
  expect(faults).toEqual([])
})
