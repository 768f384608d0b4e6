import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findSectionFile, getSitePage, listMovedPages, listSitePages, readPageTree } from '@/lib/content'
import { getLatestVersion } from '@/lib/content/latest-version.mjs'
import { discoveryFiles, toMarkdownHref } from '@/lib/discovery/addresses'
import { buildJsonLd, insertJsonLd } from '@/lib/discovery/json-ld/build-json-ld'
import { listQuestions } from '@/lib/discovery/json-ld/faq'
import { buildLlmsFull, buildLlmsIndex } from '@/lib/discovery/llms'
import { buildManifest } from '@/lib/discovery/manifest'
import { buildMarkdownTwin } from '@/lib/discovery/markdown-twin'
import { buildMarkdownStub, buildRedirectStub } from '@/lib/discovery/redirect-stub'
import type { SitePage } from '@/lib/discovery/site-page'
import { buildRobots, buildSitemap } from '@/lib/discovery/sitemap'
import { outDir } from './support/build-settings'

/**
 * Adds what search engines and other programs read to `out/`: the Markdown of every page, `llms.txt`, the sitemap, `robots.txt`, the manifest, the
 * pages at old addresses, and structured data in every head. If React wrote the structured data, it would send it a second time in the page's data.
 */
const start = performance.now()
const pages = listSitePages()
const sections = new Map<string, string>()

for (const page of pages) {
  const section = readSection(page)
  sections.set(page.href, section)
  write(toMarkdownHref(page.href), buildMarkdownTwin(page, section))
  const graph = buildJsonLd(page, { latestVersion: getLatestVersion(), questions: listQuestions(readPageTree(page)) })
  const file = page.href === '/' ? '/index.html' : `${page.href}.html`
  if (graph) write(file, insertJsonLd(read(file), graph))
}
for (const redirect of listMovedPages()) {
  const { title } = getSitePage(redirect.to)
  write(`${redirect.from}.html`, buildRedirectStub(redirect, title))
  write(toMarkdownHref(redirect.from), buildMarkdownStub(redirect, title))
}
write(discoveryFiles.sitemap, buildSitemap(pages))
write(discoveryFiles.robots, buildRobots())
write(discoveryFiles.manifest, buildManifest())
write(discoveryFiles.llms, buildLlmsIndex(pages))
write(discoveryFiles.llmsFull, buildLlmsFull(pages, sections))
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(`discovery: ${pages.length} pages as Markdown, ${listMovedPages().length} old addresses, ${seconds} s`)

/** Reads the Markdown that `scripts/build-trees.ts` made of the page before the Next build. */
function readSection(page: SitePage): string {
  const file = findSectionFile(page)
  if (!existsSync(file)) throw new Error(`${page.href} changed since its Markdown was made. Run: npm run build:content`)
  return readFileSync(file, 'utf8')
}

function read(href: string): string {
  return readFileSync(path.join(outDir, href), 'utf8')
}

function write(href: string, text: string) {
  const file = path.join(outDir, href)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
