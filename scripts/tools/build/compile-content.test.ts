import { expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { compileContent, removeDamagedCache } from './compile-content'

const folder = createTempFolder()
const cache = '.contentlayer/.cache/v1'

test('output of an interrupted process is removed, and the rest is kept', () => {
  folder.write(`${cache}/half.json`, '{"cacheItemsMap":{"api/a.mdx":{"document":{"title":"Au')
  folder.write(`${cache}/empty.json`)
  folder.write(`${cache}/whole.json`, '{"cacheItemsMap":{}}')
  removeDamagedCache(folder.at())
  expect(folder.list(cache)).toEqual(['whole.json'])
})

test('without a cache, nothing happens', () => {
  expect(() => removeDamagedCache(folder.at())).not.toThrow()
})

test('a page can be compiled without the others', { timeout: 60_000 }, async () => {
  await compileContent(folder.at('alone'), [], 'docs/2.x/features/habits.mdx')
  const generated = 'alone/.contentlayer/generated'
  const [habits, ...others] = folder.readJson(`${generated}/Doc/_index.json`)
  expect(others).toEqual([])
  expect(habits).toMatchObject({ _id: 'docs/2.x/features/habits.mdx', title: 'Habits' })
  for (const name of ['ApiPage', 'Page', 'Release'])
    expect(folder.readJson(`${generated}/${name}/_index.json`)).toEqual([])
})
