import type { Entry, EntryKind } from '../../catalogue/entry'
import { toUrl } from '../../site/address'
import { config } from '../../site/config.mjs'
import { withPlainSpaces } from '../../utils/typography.mjs'
import { discoveryFiles, toMarkdownHref } from './addresses'

/** Lists the pages for readers who want the product as it is now: no archived versions, no lists and no pages kept from search engines. */
function listCurrentPages(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ kind, href, canonical, isIndexed }) => {
    return isIndexed && canonical === href && kind !== 'list' && kind !== 'search'
  })
}

/** Builds an index of the site for language models (https://llmstxt.org), with every current page as Markdown, by area. */
export function buildLlmsIndex(entries: readonly Entry[]): string {
  const current = listCurrentPages(entries)
  const ofKind = (...kinds: EntryKind[]) => current.filter(({ kind }) => kinds.includes(kind))
  const versions = new Set(current.flatMap((entry) => (entry.kind === 'doc' ? [entry.version] : [])))
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

function section(title: string, entries: readonly Entry[]): string {
  const lines = entries.map(({ title, href, description }) =>
    withPlainSpaces(`- [${title}](${toUrl(toMarkdownHref(href))}): ${description}`),
  )
  return `## ${title}\n\n${lines.join('\n')}${title === 'Optional' ? '\n' : ''}`
}

/**
 * Joins the current documentation, API reference and other pages in one file. Release posts are left out, because they describe how things used to be.
 * @param sections pages as Markdown by their address, each with its title at level 1
 */
export function buildLlmsFull(entries: readonly Entry[], sections: ReadonlyMap<string, string>): string {
  const parts = listCurrentPages(entries)
    .filter(({ kind }) => kind !== 'release')
    .map(({ href }) => `Source: ${toUrl(href)}\n\n${sections.get(href) ?? ''}`)
  return `Everything on ${toUrl('/')} except the release posts. Index of all pages: ${toUrl(discoveryFiles.llms)}\n\n---\n\n${parts.join('\n---\n\n')}`
}
