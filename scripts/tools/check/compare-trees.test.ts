import { beforeEach, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { compareTrees } from './compare-trees'

const { at, write } = createTempFolder()
const compare = () => compareTrees(at('a'), at('b'))

beforeEach(() => {
  for (const tree of ['a', 'b']) write(`${tree}/docs/page.html`, 'the same')
})

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
