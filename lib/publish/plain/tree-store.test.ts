import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listEntries } from '../../catalogue/entries'
import type { EntryOf } from '../../catalogue/entry'
import { makePlainTree } from './plain-tree'
import { readStoredTree, toTreeFile, writeTree } from './tree-store'

test('gives back the tree as it was, but for places in the source', () => {
  const [doc] = listEntries('doc')
  const tree = makePlainTree(doc as EntryOf<'doc'>)
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'tree-')), 'tree.json')
  writeFileSync(file, writeTree(tree))
  const stored = readStoredTree(file)
  expect(stored?.children.map(({ type }) => type)).toEqual(tree.children.map(({ type }) => type))
  expect(JSON.stringify(stored)).not.toContain('"position"')
  expect(writeTree(stored ?? tree)).toBe(writeTree(tree))
})

test('has nothing where none was made', () => {
  expect(readStoredTree(toTreeFile(['never made']))).toBeUndefined()
})

test('keeps a tree in another place as soon as one part changes, or moves to its neighbour', () => {
  const files = [
    ['a', 'b'],
    ['a', 'c'],
    ['ab', ''],
    ['', 'ab'],
  ].map((parts) => toTreeFile(parts))
  expect(new Set(files).size).toBe(files.length)
  expect(toTreeFile(['a', 'b'])).toBe(files[0])
})
