import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import searchWorker from '../../.generated/search-worker.json'

const text = readFileSync(`public${searchWorker.href}`)

test('the engine with its worker and the synonyms weighs at most 22 KB in brotli', () => {
  expect(brotliCompressSync(text).length / 1024).toBeLessThanOrEqual(22)
})

test('is complete: it loads no other script', () => {
  // The synonyms contain the word "import", so only its use as code counts.
  const asks = /(?:^|[;}\n])\s*import\b|\bimport\(|importScripts/.test(text.toString())
  expect(asks).toBe(false)
})
