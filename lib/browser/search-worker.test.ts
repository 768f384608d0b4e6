import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import searchWorker from '../../.generated/search-worker.json'

const text = readFileSync(`public${searchWorker.href}`)

test('the engine with its worker weighs at most 18 KB in brotli', () => {
  expect(brotliCompressSync(text).length / 1024).toBeLessThanOrEqual(18)
})

test('is whole: it asks for no other script', () => {
  expect(text.toString()).not.toMatch(/\bimport\s*[("'{*]|importScripts/)
})
