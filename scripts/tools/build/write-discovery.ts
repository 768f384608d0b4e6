import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getEntry, listEntries } from '@/lib/catalogue/entries'
import type { Entry } from '@/lib/catalogue/entry'
import { discoveryFiles, toMarkdownHref } from '@/lib/publish/discovery/addresses'
import { buildJsonLd, insertJsonLd } from '@/lib/publish/discovery/json-ld/build-json-ld'
import { listQuestions } from '@/lib/publish/discovery/json-ld/faq'
import { buildLlmsFull, buildLlmsIndex } from '@/lib/publish/discovery/llms'
import { buildManifest } from '@/lib/publish/discovery/manifest'
import { buildMarkdownTwin } from '@/lib/publish/discovery/markdown-twin'
import { buildMarkdownStub, buildRedirectStub } from '@/lib/publish/discovery/redirect-stub'
import { listMovedPages } from '@/lib/publish/discovery/redirects'
import { buildRobots, buildSitemap } from '@/lib/publish/discovery/sitemap'
import { findSectionFile, readPageTree } from '@/lib/publish/plain/site-trees'
import { readBuildSettings } from '@/lib/site/build-settings.mjs'
import { getLatestVersion } from '@/lib/source/site-tokens.mjs'

/**
 * Adds what search engines and other programs read to `out/`: the Markdown of every page, `llms.txt`, the sitemap, `robots.txt`, the manifest, the
 * pages at old addresses, and structured data in every head. If React wrote the structured data, it would send it a second time in the page's data.
 */
const { outDir } = readBuildSettings(process.env)
const start = performance.now()
const pages = listEntries()
const moved = listMovedPages(pages)
const sections = new Map<string, string>()

for (const page of pages) {
  const section = readSection(page)
  sections.set(page.href, section)
  write(toMarkdownHref(page.href), buildMarkdownTwin(page, section))
  const graph = buildJsonLd(page, { latestVersion: getLatestVersion(), questions: listQuestions(readPageTree(page)) })
  const file = page.href === '/' ? '/index.html' : `${page.href}.html`
  if (graph) write(file, insertJsonLd(read(file), graph))
}
for (const redirect of moved) {
  const { title } = getEntry(redirect.to)
  write(`${redirect.from}.html`, buildRedirectStub(redirect, title))
  write(toMarkdownHref(redirect.from), buildMarkdownStub(redirect, title))
}
write(discoveryFiles.sitemap, buildSitemap(pages))
write(discoveryFiles.robots, buildRobots())
write(discoveryFiles.manifest, buildManifest())
write(discoveryFiles.llms, buildLlmsIndex(pages))
write(discoveryFiles.llmsFull, buildLlmsFull(pages, sections))
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(`discovery: ${pages.length} pages as Markdown, ${moved.length} old addresses, ${seconds} s`)

/** Reads the Markdown that `write-trees.ts` made of the page before the Next build. */
function readSection(page: Entry): string {
  const file = findSectionFile(page)
  if (!existsSync(file)) throw new Error(`${page.href} changed since its Markdown was made. Run: npm run build`)
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
