import path from 'node:path'
import { expect, test } from 'vitest'
import { formatProblem, type Problem } from '../source/problem'
import { createChance } from '../testing/chance'
import { checkContent } from './check-content'
import { buildContext } from './context'
import { readContent } from './read-content'

const { files, assets } = readContent(path.resolve('.'))
const memory = new Map()
const paths = [...files.keys()].filter((file) => /^content\/.*\.(?:mdx|ya?ml|txt)$/.test(file))

/** What an editor, a merge or a script can do to a line. A data file gets all of them, and a page those that its front matter is used to. */
const edits: Readonly<Record<string, (lines: string[], at: number) => string[]>> = {
  remove: (lines, at) => lines.toSpliced(at, 1),
  double: (lines, at) => lines.toSpliced(at, 0, lines[at] ?? ''),
  truncate: (lines, at) => [...lines.slice(0, at), (lines[at] ?? '').slice(0, 7)],
  indent: (lines, at) => lines.with(at, `  ${lines[at]}`),
  ...Object.fromEntries(
    ['', '[]', '{}', '5', 'true', 'null', '[a, b]', '{ a: b }', '"', '*a', '2026-13-45', '{x}'].map((value) => [
      `replace the value with ${value}`,
      (lines: string[], at: number) => lines.with(at, (lines[at] ?? '').replace(/(?<=^[\s-]*[\w-]+:).*$/, ` ${value}`)),
    ]),
  ),
}

/** Returns the problems of the content with one more mistake. */
function checkWith(file: string, text: string): Problem[] {
  const changed = new Map(files).set(file, text)
  return checkContent(changed, buildContext(changed, assets, memory))
}

const isFull = process.env.E2E_FULL === '1'
const seeds = isFull ? [1, 2, 3] : [1]
const each = isFull ? 60 : 6

test.each(seeds)('every mistake gets a report with a line and a fix, seed %i', { timeout: 600_000 }, (seed) => {
  const { chance, pick } = createChance(seed)
  const bad: string[] = []
  for (let count = 0; count < each; count += 1) {
    const file = pick(paths)
    const lines = (files.get(file) ?? '').split('\n')
    const at = Math.floor(chance() * lines.length)
    const edit = pick(Object.keys(edits))
    const text = edits[edit]?.(lines, at).join('\n') ?? ''
    const what = `${file}:${at + 1}, ${edit}`
    try {
      const problems = checkWith(file, text)
      const length = text.split('\n').length
      for (const problem of problems) {
        const isPlaced = problem.line >= 1 && (problem.path !== file || problem.line <= length)
        // Messages of libraries have no fix, so theirs is always "correct it".
        const isOurs = problem.message && problem.fix && problem.fix !== 'correct it'
        if (!isPlaced || !isOurs) bad.push(`${what}\n  ${formatProblem(problem)}`)
      }
    } catch (error) {
      bad.push(`${what}\n  ${error instanceof Error ? error.stack?.split('\n').slice(0, 4).join('\n') : error}`)
    }
  }
  expect(bad.join('\n')).toBe('')
})
