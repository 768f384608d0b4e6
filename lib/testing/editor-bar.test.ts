import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './source-files'

/** Everything that only development has contains one of these: an address, a class, or the name of a component. */
const marks = /editor-?bar|reload-?after-?change/i

test('no part of the editor’s bar reaches visitors', () => {
  const files = readdirSync('out', { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(?:br|gz|png|woff2)$/.test(entry.name),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => marks.test(file) || marks.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

test('only the layout imports it, and only conditionally', () => {
  const edges = readSources(['app', 'components', 'lib'], ['.ts', '.tsx', '.mjs'])
    .filter(({ path }) => !/^components\/development\/|^app\/editor-bar\.tsx$/.test(path))
    .flatMap(({ path, imports }) => imports.map((target) => `${path} -> ${target}`))
  expect(edges.filter((edge) => /-> (?:components\/development\/|app\/editor-bar)/.test(edge))).toEqual([])
})
