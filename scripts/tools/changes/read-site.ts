import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { compress } from '@/e2e/support/limits'
import type { SearchEntry, Site } from '@/lib/publish/changes/site'
import { toPublishedHtml, toSitePage } from '@/lib/publish/changes/site-pages'
import { toCardHref, toMarkdownHref } from '@/lib/publish/discovery/addresses'
import { manifestFile, parseManifest, previewsPath } from '@/lib/publish/preview/preview'
import { createEngine } from '@/lib/search/engine'
import { changesPath } from '@/lib/site/build-settings.mjs'
import { readSynonyms } from '@/lib/source/search-data'
import { readBuiltIndex } from '@/lib/testing/built-index'
import { askAll } from '@/lib/testing/search-evaluation'

/** An exported site in a folder. `basePath` is the one that it was built for. */
export type SiteFolder = { folder: string; basePath: string }

/** In kilobytes. The scripts inside a preview's pages know its base path, so its pages are a little larger than they will be in production. */
const previewExtra = 0.15

/** Facts of the front matter that change with every commit, or that are compared apart. */
const otherFacts = ['title', 'description', 'url', 'lastUpdated']

/** Finds out for which base path a folder was built: that of a preview, or the root of a host. */
export function openSiteFolder(folder: string): SiteFolder {
  const manifest = path.join(folder, manifestFile)
  const basePath = existsSync(manifest) ? parseManifest(readFileSync(manifest, 'utf8'))?.basePath : ''
  return { folder, basePath: basePath ?? '' }
}

/** Reads an exported site, as far as it's compared. */
export function readSite({ folder, basePath }: SiteFolder): Site {
  const read = (href: string) => {
    const file = path.join(folder, href)
    return existsSync(file) ? readFileSync(file) : undefined
  }
  const pages = listPages(folder).map((file) => toSitePage(`/${file}`, `${read(file)}`, basePath))
  return {
    pages: new Map(pages.map((page) => [page.href, page])),
    readFacts: (href) => readFacts(read(toMarkdownHref(href))?.toString() ?? ''),
    hasMarkdown: (href) => existsSync(path.join(folder, toMarkdownHref(href))),
    hashCard: (href) => toHash(read(toCardHref(href))),
    search: readSearch(folder),
    measure: (href) => {
      const html = read(href === '/' ? 'index.html' : `${href}.html`)?.toString() ?? ''
      return compress(Buffer.from(toPublishedHtml(html, basePath))) / 1024 - (basePath ? previewExtra : 0)
    },
  }
}

/** Lists the HTML files of a site, without those of previews at the same root. */
export function listPages(folder: string): string[] {
  const isPage = (file: string) =>
    file.endsWith('.html') &&
    file !== `${changesPath.slice(1)}.html` &&
    !/^(?:\.git|_not-found)/.test(file) &&
    !file.startsWith(`${previewsPath.slice(1)}/`)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(isPage)
    .sort()
}

function readFacts(markdown: string): ReadonlyMap<string, string> {
  const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(markdown) ?? []
  const facts = Object.entries((parse(front) ?? {}) as Record<string, unknown>)
  return new Map(
    facts
      .filter(([name]) => !otherFacts.includes(name))
      .map(([name, value]) => [toLabel(name), Array.isArray(value) ? value.join(', ') : String(value)]),
  )
}

const toLabel = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Reads what search shows of each page, and asks the questions. The held-out ones stay out of sight, so that nobody tunes for them. */
function readSearch(folder: string): Site['search'] {
  try {
    const sets = readBuiltIndex(path.join(folder, 'search-index'))
    const tops = sets.flatMap(({ records }) => records.filter(({ level }) => level === 1))
    const entries = tops.map(({ url, title, breadcrumbs, keywords }): [string, SearchEntry] => [
      url,
      { trail: [...breadcrumbs, title].join(' › '), keywords: keywords.join(', ') },
    ])
    const asked = askAll(createEngine(sets, { synonyms: readSynonyms() }))
    const questions = asked.filter(({ group, pages }) => pages.length > 0 && !/held/.test(group))
    return { entries: new Map(entries), questions }
  } catch {
    // There's no index, or it's in the format of an earlier version.
    return undefined
  }
}

const toHash = (bytes: Buffer | undefined) => bytes && createHash('sha256').update(bytes).digest('hex').slice(0, 16)
