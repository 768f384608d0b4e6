import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Problem } from '../source/problem'
import { fuzz, listUnclear } from '../testing/fuzz'
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

type Mistake = { file: string; where: number; edit: string }

/** `where` counts from 0 at the beginning of the file to 9,999 at its end. */
const mistakes: fc.Arbitrary<Mistake> = fc.record({
  file: fc.constantFrom(...paths),
  where: fc.nat(9999),
  edit: fc.constantFrom(...Object.keys(edits)),
})

test('every mistake gets a report with a line and a fix', { timeout: 0 }, async () => {
  const check = ({ file, where, edit }: Mistake) => {
    const lines = (files.get(file) ?? '').split('\n')
    const text = edits[edit]?.(lines, Math.floor((lines.length * where) / 10_000)).join('\n') ?? ''
    expect(listUnclear(checkWith(file, text), file, text)).toEqual([])
  }
  await fuzz(mistakes, check, { weight: 15 })
})
