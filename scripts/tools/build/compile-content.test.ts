import { expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { removeDamagedCache } from './compile-content'

const folder = createTempFolder()
const cache = '.contentlayer/.cache/v1'

test('what a process that was ended half-way has written is removed, and the rest stays', () => {
  folder.write(`${cache}/half.json`, '{"cacheItemsMap":{"api/a.mdx":{"document":{"title":"Au')
  folder.write(`${cache}/empty.json`)
  folder.write(`${cache}/whole.json`, '{"cacheItemsMap":{}}')
  removeDamagedCache(folder.at())
  expect(folder.list(cache)).toEqual(['whole.json'])
})

test('without a cache, nothing happens', () => {
  expect(() => removeDamagedCache(folder.at())).not.toThrow()
})
