import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { smallestCompressed } from '@/lib/publish/hosts/rules'
import { writeWhole } from '../write-file'
import { listPlainFiles } from './site-files'

const compressible = /\.(?:atom|css|html|js|json|md|rss|svg|ts|txt|webmanifest|xml|yaml)$/
/** By default, `libuv` has this many threads. */
const atOnce = 4
/**
 * Returns the Brotli quality that's worth the time. A visitor's first paint waits for the page, so pages get the highest one. It makes them 2% smaller than
 * quality 10 and takes 2.7 times as long, which adds 16 seconds of CPU time for 368 pages. What the router prefetches is most of the files, but it's read the
 * least. Quality 8 compresses it ten times as fast as 10, and 10 makes it only a tenth smaller. For the few large files, 10 is worth it.
 */
export function chooseQuality(name: string, { length }: Buffer): number {
  if (name.endsWith('.html')) return 11
  return name.includes('__next.') && length < 64 * 1024 ? 8 : 10
}

/**
 * Writes `<file>.br` and `<file>.gz` next to each file in `folder` that's worth compressing, for hosts that send files compressed beforehand. The results
 * are kept in `cache` by the file's content, so only what has changed is compressed.
 * @returns how many files now have compressed copies, and how many different contents had to be compressed for them
 */
export async function compressFiles(folder: string, cache: string): Promise<{ files: number; packed: number }> {
  mkdirSync(cache, { recursive: true })
  const before = new Set(readdirSync(cache))
  const wanted = new Map<string, Promise<void>>()
  const queue = listPlainFiles(folder).filter((name) => compressible.test(name))
  let files = 0

  const work = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const file = path.join(folder, name)
      const content = readFileSync(file)
      if (content.length < smallestCompressed) continue
      files += 1
      const level = chooseQuality(name, content)
      const key = `${createHash('sha256').update(content).digest('hex')}-${level}`
      const isKept = before.has(`${key}.br`) && before.has(`${key}.gz`)
      const ready = wanted.get(key) ?? (isKept ? Promise.resolve() : pack(content, path.join(cache, key), level))
      wanted.set(key, ready)
      await ready
      for (const ending of ['.br', '.gz']) copyFileSync(path.join(cache, key + ending), file + ending)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const name of before) if (!wanted.has(name.replace(/\.\w+$/, ''))) rmSync(path.join(cache, name))
  const packed = [...wanted.keys()].filter((key) => !before.has(`${key}.br`)).length
  return { files, packed }
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

async function pack(content: Buffer, target: string, brotliQuality: number) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  // Each copy is written in one step, because later runs take a file with that name as complete.
  writeWhole(`${target}.br`, await toBrotli(content, { params }))
  writeWhole(`${target}.gz`, await toGzip(content, { level: 9 }))
}
