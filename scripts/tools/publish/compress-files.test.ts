import { existsSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { compressFiles } from './compress-files'

const long = 'worth packing\n'.repeat(200)
const { at, write, list, remove } = createTempFolder()

beforeEach(() => {
  write('out/page.html', long)
  write('out/inner/same.html', long)
  write('out/short.html', 'short')
  write('out/picture.png', long)
})

const run = () => compressFiles(at('out'), at('cache'))

test('writes both compressed files next to every long text file, and to no other', async () => {
  expect(await run()).toEqual({ files: 2, packed: 1 })
  expect(brotliDecompressSync(readFileSync(at('out/page.html.br'))).toString()).toBe(long)
  expect(gunzipSync(readFileSync(at('out/inner/same.html.gz'))).toString()).toBe(long)
  expect(existsSync(at('out/short.html.br'))).toBe(false)
  expect(existsSync(at('out/picture.png.gz'))).toBe(false)
})

test('compresses only files that changed, and forgets deleted ones', async () => {
  await run()
  expect(await run()).toEqual({ files: 2, packed: 0 })
  write('out/page.html', `${long}more`)
  write('out/inner/same.html', `${long}more`)
  expect(await run()).toEqual({ files: 2, packed: 1 })
  expect(list('cache')).toHaveLength(2)
  expect(brotliDecompressSync(readFileSync(at('out/page.html.br'))).toString()).toBe(`${long}more`)
})

test('gives the same bytes each time', async () => {
  await run()
  const first = readFileSync(at('out/page.html.br'))
  remove('cache')
  await run()
  expect(readFileSync(at('out/page.html.br'))).toEqual(first)
})
