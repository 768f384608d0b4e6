import type { SearchHit } from './protocol'

/** The parameter with which an address passes on the words to mark on the page (spec, "Search"). It can occur several times. */
export const highlightParameter = '_highlight'

const mostTerms = 10
const longestTerm = 50

/**
 * Returns the address of a hit, with the words to mark on its page.
 * @example toHitHref({ url: '/docs/a', hash: 'b', terms: ['limit'] }) // => '/docs/a?_highlight=limit#b'
 */
export function toHitHref({ url, hash, terms }: Pick<SearchHit, 'url' | 'hash' | 'terms'>): string {
  const parameters = new URLSearchParams(trimTerms(terms).map((term) => [highlightParameter, term]))
  return `${url}${parameters.size ? `?${parameters}` : ''}${hash ? `#${hash}` : ''}`
}

/** Returns the words to mark that are in the parameters of an address: at most 10, each with at most 50 characters. */
export function readHighlightTerms(parameters: Pick<URLSearchParams, 'getAll'>): string[] {
  return trimTerms(parameters.getAll(highlightParameter))
}

/** Returns the address without the words to mark. @param href absolute */
export function dropHighlight(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(highlightParameter)
  return url.href
}

function trimTerms(terms: readonly string[]): string[] {
  const known = terms.map((term) => term.trim()).filter((term) => term && term.length <= longestTerm)
  return [...new Set(known)].slice(0, mostTerms)
}
