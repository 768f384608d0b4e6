import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from './compress-files'

const long = 'worth packing\n'.repeat(200)
let root: string
const at = (...names: string[]) => path.join(root, ...names)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compress-'))
  mkdirSync(at('out/inner'), { recursive: true })
  writeFileSync(at('out/page.html'), long)
  writeFileSync(at('out/inner/same.html'), long)
  writeFileSync(at('out/short.html'), 'short')
  writeFileSync(at('out/picture.png'), long)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const run = () => compressFiles(at('out'), at('cache'))

test('writes both packed files beside what is long and text, and nothing else', async () => {
  expect(await run()).toEqual({ files: 2, packed: 1 })
  expect(brotliDecompressSync(readFileSync(at('out/page.html.br'))).toString()).toBe(long)
  expect(gunzipSync(readFileSync(at('out/inner/same.html.gz'))).toString()).toBe(long)
  expect(existsSync(at('out/short.html.br'))).toBe(false)
  expect(existsSync(at('out/picture.png.gz'))).toBe(false)
})

test('packs only what changed, and forgets what is gone', async () => {
  await run()
  expect(await run()).toEqual({ files: 2, packed: 0 })
  writeFileSync(at('out/page.html'), `${long}more`)
  writeFileSync(at('out/inner/same.html'), `${long}more`)
  expect(await run()).toEqual({ files: 2, packed: 1 })
  expect(readdirSync(at('cache'))).toHaveLength(2)
  expect(brotliDecompressSync(readFileSync(at('out/page.html.br'))).toString()).toBe(`${long}more`)
})

test('gives the same bytes each time', async () => {
  await run()
  const first = readFileSync(at('out/page.html.br'))
  rmSync(at('cache'), { recursive: true })
  await run()
  expect(readFileSync(at('out/page.html.br'))).toEqual(first)
})
