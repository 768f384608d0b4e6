import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { publishEntries } from './publish-entries'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'entries-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Writes a collection as Contentlayer does. @param entries titles by name */
function write(folder: string, entries: Record<string, string>): string {
  const collection = path.join(root, folder, 'Doc')
  mkdirSync(collection, { recursive: true })
  const list = Object.entries(entries).map(([name, title]) => ({ _id: `docs/${name}.mdx`, title }))
  for (const entry of list)
    writeFileSync(path.join(collection, `${entry._id.replace('/', '__')}.json`), JSON.stringify(entry))
  writeFileSync(path.join(collection, '_index.json'), JSON.stringify(list))
  return path.join(root, folder)
}

const readTitles = (folder: string) =>
  (JSON.parse(readFileSync(path.join(folder, 'Doc/_index.json'), 'utf8')) as { title: string }[]).map(
    ({ title }) => title,
  )

describe('publishEntries', () => {
  test('publishes what was compiled, in an empty folder too', () => {
    const to = path.join(root, 'to')
    publishEntries(write('from', { a: 'A', b: 'B' }), to, () => false)
    expect(readTitles(to)).toEqual(['A', 'B'])
    expect(readdirSync(path.join(to, 'Doc')).sort()).toEqual(['_index.json', 'docs__a.mdx.json', 'docs__b.mdx.json'])
  })

  test('keeps an entry that was left out because of its problems', () => {
    const to = write('to', { a: 'A', b: 'B' })
    publishEntries(write('from', { a: 'new A' }), to, (id) => id === 'docs/b.mdx')
    expect(readTitles(to)).toEqual(['new A', 'B'])
    expect(readFileSync(path.join(to, 'Doc/docs__b.mdx.json'), 'utf8')).toContain('"B"')
  })

  test('drops an entry whose file was deleted', () => {
    const to = write('to', { a: 'A', b: 'B' })
    publishEntries(write('from', { a: 'A' }), to, () => false)
    expect(readTitles(to)).toEqual(['A'])
  })

  test('leaves no unfinished file behind', () => {
    const to = write('to', { a: 'A' })
    publishEntries(write('from', { a: 'new A', b: 'B' }), to, () => false)
    expect(readdirSync(path.join(to, 'Doc')).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})
