import { describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { publishEntries, publishEntry } from './publish-entries'

const folder = createTempFolder()

/** Writes a collection as Contentlayer does. @param entries titles by name @returns the absolute path of the folder it's in */
function write(name: string, entries: Record<string, string>): string {
  const all = Object.entries(entries).map(([entry, title]) => ({
    _id: `docs/${entry}.mdx`,
    title,
    body: { raw: title },
  }))
  for (const entry of all) folder.write(`${name}/Doc/${entry._id.replace('/', '__')}.json`, JSON.stringify(entry))
  folder.write(`${name}/Doc/_index.json`, JSON.stringify(all))
  return folder.at(name)
}

const readTitles = () => folder.readJson('to/Doc/_index.json').map(({ title }: { title: string }) => title)

describe('publishEntries', () => {
  test('publishes what was compiled, even into an empty folder', () => {
    const to = folder.at('to')
    publishEntries(write('from', { a: 'A', b: 'B' }), to, () => false)
    expect(readTitles()).toEqual(['A', 'B'])
    expect(folder.list('to/Doc')).toEqual(['_index.json', 'docs__a.mdx.json', 'docs__b.mdx.json'])
  })

  test('writes bodies only to the files of their entries', () => {
    publishEntries(write('from', { a: 'A' }), folder.at('to'), () => false)
    expect(folder.readJson('to/Doc/_index.json')).toEqual([{ _id: 'docs/a.mdx', title: 'A' }])
    expect(folder.readJson('to/Doc/docs__a.mdx.json').body).toEqual({ raw: 'A' })
  })

  test('keeps an entry that was left out because of its problems', () => {
    const to = write('to', { a: 'A', b: 'B' })
    publishEntries(write('from', { a: 'new A' }), to, (id) => id === 'docs/b.mdx')
    expect(readTitles()).toEqual(['new A', 'B'])
    expect(folder.read('to/Doc/docs__b.mdx.json')).toContain('"B"')
  })

  test('drops an entry whose file was deleted', () => {
    const to = write('to', { a: 'A', b: 'B' })
    publishEntries(write('from', { a: 'A' }), to, () => false)
    expect(readTitles()).toEqual(['A'])
  })

  test('leaves no unfinished file behind', () => {
    const to = write('to', { a: 'A' })
    publishEntries(write('from', { a: 'new A', b: 'B' }), to, () => false)
    expect(folder.list('to/Doc').filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})

describe('publishEntry', () => {
  test('replaces one entry and leaves the others unchanged', () => {
    const to = write('to', { a: 'A', b: 'B' })
    publishEntry(write('from', { a: 'new A', b: 'an older B' }), to, 'docs/a.mdx')
    expect(readTitles().sort()).toEqual(['B', 'new A'])
    expect(folder.read('to/Doc/docs__a.mdx.json')).toContain('"new A"')
    expect(folder.read('to/Doc/docs__b.mdx.json')).toContain('"B"')
  })
})
