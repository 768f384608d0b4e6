import { toUrl } from '../site/address'
import { config } from '../site/config.mjs'
import { discoveryFiles, toMarkdownHref } from './addresses'
import type { SitePage } from './site-page'

/** Lists the pages for readers who want the product as it is now: no archived versions, no lists and no pages kept from search engines. */
export function listCurrentPages(pages: readonly SitePage[]): SitePage[] {
  return pages.filter(({ kind, href, canonical, isIndexed }) => {
    return isIndexed && canonical === href && kind !== 'list' && kind !== 'search'
  })
}

/** Builds an index of the site for language models (https://llmstxt.org), with every current page as Markdown, by area. */
export function buildLlmsIndex(pages: readonly SitePage[]): string {
  const current = listCurrentPages(pages)
  const ofKind = (...kinds: SitePage['kind'][]) => current.filter(({ kind }) => kinds.includes(kind))
  const versions = new Set(ofKind('doc').map(({ version }) => version))
  return [
    `# ${config.name}`,
    `> ${config.tagline}`,
    `Every page of this site is also available as Markdown: add \`.md\` to its address. [The documentation, the API reference and the other pages in one file](${toUrl(discoveryFiles.llmsFull)}).`,
    section(`Documentation (${[...versions].join(', ')})`, ofKind('doc')),
    section('API reference', ofKind('api')),
    section('About the product', ofKind('home', 'page')),
    section('Optional', ofKind('release')),
  ].join('\n\n')
}

function section(title: string, pages: readonly SitePage[]): string {
  const lines = pages.map(
    ({ title, href, description }) => `- [${title}](${toUrl(toMarkdownHref(href))}): ${description}`,
  )
  return `## ${title}\n\n${lines.join('\n')}${title === 'Optional' ? '\n' : ''}`
}

/**
 * Joins the current documentation, API reference and other pages in one file. Release posts are left out, because they describe how things used to be.
 * @param sections pages as Markdown by their address, each with its title at level 1
 */
export function buildLlmsFull(pages: readonly SitePage[], sections: ReadonlyMap<string, string>): string {
  const parts = listCurrentPages(pages)
    .filter(({ kind }) => kind !== 'release')
    .map((page) => `Source: ${toUrl(page.href)}\n\n${sections.get(page.href) ?? ''}`)
  return `Everything on ${toUrl('/')} except the release posts. Index of all pages: ${toUrl(discoveryFiles.llms)}\n\n---\n\n${parts.join('\n---\n\n')}`
}
