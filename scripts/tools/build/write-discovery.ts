import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getEntry, listEntries } from '@/lib/catalogue/entries'
import { discoveryFiles, toMarkdownHref } from '@/lib/publish/discovery/addresses'
import { buildJsonLd, insertJsonLd } from '@/lib/publish/discovery/json-ld/build-json-ld'
import { listQuestions } from '@/lib/publish/discovery/json-ld/faq'
import { buildLlmsFull, buildLlmsIndex } from '@/lib/publish/discovery/llms'
import { buildManifest } from '@/lib/publish/discovery/manifest'
import { buildMarkdownFile, writeSection } from '@/lib/publish/discovery/markdown-file'
import { buildMarkdownStub, buildRedirectStub } from '@/lib/publish/discovery/redirect-stub'
import { listMovedPages } from '@/lib/publish/discovery/redirects'
import { buildRobots, buildSitemap } from '@/lib/publish/discovery/sitemap'
import { readPage } from '@/lib/publish/read-page'
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
  const file = page.href === '/' ? '/index.html' : `${page.href}.html`
  const html = read(file)
  const { content } = readPage(file, html)
  const section = writeSection(page, content)
  sections.set(page.href, section)
  write(toMarkdownHref(page.href), buildMarkdownFile(page, section))
  const graph = buildJsonLd(page, { latestVersion: getLatestVersion(), questions: listQuestions(content) })
  if (graph) write(file, insertJsonLd(html, graph))
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

function read(href: string): string {
  return readFileSync(path.join(outDir, href), 'utf8')
}

function write(href: string, text: string) {
  const file = path.join(outDir, href)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
