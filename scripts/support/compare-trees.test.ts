import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareTrees } from './compare-trees'

let root: string
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}
const compare = () => compareTrees(path.join(root, 'a'), path.join(root, 'b'))

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'trees-'))
  for (const tree of ['a', 'b']) write(`${tree}/docs/page.html`, 'the same')
})
afterEach(() => rmSync(root, { recursive: true }))

test('compareTrees finds nothing in equal trees', () => expect(compare()).toEqual([]))

test('compareTrees names files that one of them lacks', () => {
  write('a/one.txt', '1')
  write('b/two.txt', '2')
  expect(compare()).toEqual([
    { file: 'one.txt', what: 'only in the first' },
    { file: 'two.txt', what: 'only in the second' },
  ])
})

test('compareTrees shows where a file differs, also where one ends early', () => {
  write('b/docs/page.html', 'the same and more')
  expect(compare()).toEqual([
    { file: 'docs/page.html', what: 'differs from byte 8 on\n    "the same"\n    "the same and more"' },
  ])
})
