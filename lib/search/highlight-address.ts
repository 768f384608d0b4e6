import type { SearchHit } from './search-answer'

/** The parameter under which an address carries words to mark on the page (spec, "Search"); it may stand several times. */
export const highlightParameter = '_highlight'

const mostTerms = 10
const longestTerm = 50

/**
 * The address of a hit, with the words to mark there.
 * @example toHitHref({ url: '/docs/a', hash: 'b', terms: ['limit'] }) // => '/docs/a?_highlight=limit#b'
 */
export function toHitHref({ url, hash, terms }: Pick<SearchHit, 'url' | 'hash' | 'terms'>): string {
  const parameters = new URLSearchParams(trimTerms(terms).map((term) => [highlightParameter, term]))
  return `${url}${parameters.size ? `?${parameters}` : ''}${hash ? `#${hash}` : ''}`
}

/** The words that the parameters of an address ask to mark: 10 at most, of 50 characters at most. */
export function readHighlightTerms(parameters: Pick<URLSearchParams, 'getAll'>): string[] {
  return trimTerms(parameters.getAll(highlightParameter))
}

/** The address without its words to mark. @param href absolute */
export function dropHighlight(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(highlightParameter)
  return url.href
}

function trimTerms(terms: readonly string[]): string[] {
  const known = terms.map((term) => term.trim()).filter((term) => term && term.length <= longestTerm)
  return [...new Set(known)].slice(0, mostTerms)
}
