import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './source-files'

/** Everything that belongs to the editor's bar has one of these in it: its address, its classes, or the name of its component. */
const mark = /editor-?bar/i

test('no part of the editor’s bar reaches visitors', () => {
  const files = readdirSync('out', { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(?:html|js|css|json|svg|txt|md|webmanifest|xml)$/.test(entry.name),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => mark.test(file) || mark.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

test('only the layout imports it, and only conditionally', () => {
  const edges = readSources(['app', 'components', 'lib'], ['.ts', '.tsx', '.mjs'])
    .filter(({ path }) => !/^components\/development\/|^app\/editor-bar\.tsx$/.test(path))
    .flatMap(({ path, imports }) => imports.map((target) => `${path} -> ${target}`))
  expect(edges.filter((edge) => /-> (?:components\/development\/|app\/editor-bar)/.test(edge))).toEqual([])
})
