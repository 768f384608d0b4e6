import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getNewestRelease, listEntries, listVersionPosts, readSource } from '@/lib/catalogue/entries'
import { isWritten, type WrittenEntry } from '@/lib/catalogue/entry'
import { readPage } from '@/lib/publish/read-page'
import { listSearchSections } from '@/lib/publish/search/search-sections'
import type { Section } from '@/lib/search/list-sections'
import { getSiteTokens } from '@/lib/source/site-tokens.mjs'
import { toError } from '@/lib/utils/errors'
import { writeSearchIndex } from '../build/search-index'
import { fail } from '../fail.mjs'
import { listPlainFiles } from '../publish/site-files'
import { removeOthers, writeWhole } from '../write-file'
import { findServer } from './find-server'
import { readStamp, writeIndexStamp } from './index-stamp'

/**
 * Writes the search index of `npm run dev` into `public/`. Nothing is exported there, so it reads the pages of the running server, one at a time, because
 * somebody may be waiting for a page. It keeps what it has read, and requests only the pages that have changed since: those whose entry or body is
 * different or, after a change of facts or code, all.
 */
const folder = '.generated/dev-pages'

await indexPages(Number(process.env.SERVER_SINCE ?? 0)).catch((error) => fail(toError(error).message))

/** @param since when the server was started */
async function indexPages(since: number): Promise<void> {
  // A save ends this process before there's a new stamp, so it's that of everything that's read here.
  const stamp = readStamp()
  const origin = await findServer(since)
  const surroundings = hashSurroundings()
  const sections = new Map<string, readonly Section[]>()
  const used = new Set<string>()
  for (const entry of listEntries().filter(isWritten)) {
    if (!entry.isSearchable) continue
    const name = `${hash([surroundings, JSON.stringify(entry), readSource(entry), ...listMentioned(entry)])}.json`
    used.add(name)
    sections.set(entry.href, await readSections(path.join(folder, name), entry, origin))
  }
  removeOthers(folder, used)
  console.log(writeSearchIndex(sections, 'public', '.generated/dev-search-checks'))
  writeIndexStamp(stamp)
}

/** Reads the sections of a page from `file` or, if it isn't there yet, from the server. */
async function readSections(file: string, entry: WrittenEntry, origin: string): Promise<Section[]> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Section[]
  const { href } = entry
  const response = await fetch(`${origin}${href}`)
  if (!response.ok)
    throw new Error(`${href} has the status ${response.status}, so search can't read it. Open the page to see why.`)
  const { content } = readPage(`${href}.html`, await response.text())
  const sections = listSearchSections(entry, content)
  writeWhole(file, JSON.stringify(sections))
  return sections
}

/** The site's own pages mention the first and the newest release. */
function listMentioned({ kind }: WrittenEntry): string[] {
  return kind === 'home' || kind === 'page' ? [JSON.stringify([getNewestRelease(), listVersionPosts()])] : []
}

/** Returns a hash of everything that any page may depend on: the code, the packages, the tokens, and the content except pages. Pages show fragments. */
function hashSurroundings(): string {
  const files = ['app', 'components', 'content', 'lib']
    .flatMap((root) => listPlainFiles(root).map((name) => `${root}/${name}`))
    .filter((file) => !/^content\/(?!fragments\/).*\.mdx$|\.test\.tsx?$/.test(file))
  const texts = [...files, 'package-lock.json'].flatMap((file) => [file, readFileSync(file, 'utf8')])
  return hash([JSON.stringify(getSiteTokens()), ...texts])
}

function hash(parts: readonly string[]): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(`${part.length}\n${part}`)
  return digest.digest('hex').slice(0, 32)
}
