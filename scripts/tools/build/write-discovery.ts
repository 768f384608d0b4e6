import { getEntry } from '@/lib/catalogue/entries'
import type { Entry } from '@/lib/catalogue/entry'
import { findArchivedNotice } from '@/lib/catalogue/version-targets'
import { discoveryFiles, toMarkdownHref } from '@/lib/publish/discovery/addresses'
import { buildManifest } from '@/lib/publish/discovery/icons'
import { buildLlmsFull, buildLlmsIndex, buildMarkdownFile } from '@/lib/publish/discovery/markdown-file'
import { buildMarkdownStub, buildRedirectStub, listWrittenRedirects } from '@/lib/publish/discovery/redirects'
import { buildRobots, buildSitemap } from '@/lib/publish/discovery/sitemap'
import { buildApiFeeds, buildFeedFiles } from '@/lib/publish/feeds'
import { config } from '@/lib/site/config.mjs'
import { getApiReference } from '@/lib/source/api'
import type { ExportFolder } from './export-folder'
import type { PageTexts } from './make-page'

/** Writes the pages at addresses that redirect, which are finished like all others, and their Markdown. */
export function writeMovedPages(site: ExportFolder, entries: readonly Entry[]): void {
  for (const redirect of listWrittenRedirects(entries)) {
    const { title } = getEntry(redirect.to)
    site.write(`${redirect.from}.html`, buildRedirectStub(redirect, title))
    site.write(toMarkdownHref(redirect.from), buildMarkdownStub(redirect, title))
  }
}

/**
 * Writes what search engines, feed readers and other programs read: the Markdown of every page, the feeds, `llms.txt`, the sitemap, `robots.txt` and the
 * manifest.
 * @param texts what was read from each page, by address
 * @throws if the page of an entry is missing
 */
export function writeDiscovery(
  site: ExportFolder,
  entries: readonly Entry[],
  texts: ReadonlyMap<string, PageTexts>,
): void {
  const sections = new Map<string, string>()
  const posts = new Map<string, string>()
  for (const entry of entries) {
    const { markdown, post } = texts.get(entry.href) ?? {}
    if (markdown === undefined) throw new Error(`${entry.href} has no exported page. Run: npm run build`)
    const notice = entry.kind === 'doc' ? findArchivedNotice(entry) : undefined
    site.write(toMarkdownHref(entry.href), buildMarkdownFile(entry, markdown, notice))
    sections.set(entry.href, markdown)
    if (post !== undefined) posts.set(entry.href, post)
  }
  for (const [href, text] of Object.entries(buildFeedFiles(posts))) site.write(href, text)
  for (const [href, text] of Object.entries(buildApiFeeds(getApiReference().changelog, config))) site.write(href, text)
  site.write(discoveryFiles.sitemap, buildSitemap(entries))
  site.write(discoveryFiles.robots, buildRobots())
  site.write(discoveryFiles.manifest, buildManifest())
  site.write(discoveryFiles.llms, buildLlmsIndex(entries))
  site.write(discoveryFiles.llmsFull, buildLlmsFull(entries, sections))
}
