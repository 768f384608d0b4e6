export type QueryToken = { at: number; text: string; type: 'operator' | 'word' }
export type HitSegment = { at: number; text: string; isHit: boolean }

const tokens = /[a-z]+:"[^"]*"|-?"[^"]*"|\S+/g

/**
 * Returns the tokens of a search query, in order. An operator (`is:open`, `in:"Errands"`, `-word`) narrows the search, and a word or a quoted phrase
 * is what to look for.
 * @example splitQuery('is:open berlin') // => operator 'is:open', word 'berlin'
 */
export function splitQuery(query: string): QueryToken[] {
  return [...query.matchAll(tokens)].map(({ 0: text, index: at }) => ({
    at,
    text,
    type: /^(-|[a-z]+:)/.test(text) ? 'operator' : 'word',
  }))
}

/** Splits `text` wherever it contains a word of the query, in upper or lower case. */
export function markHits(text: string, query: string): HitSegment[] {
  const words = splitQuery(query)
    .filter((token) => token.type === 'word')
    .map((token) => token.text.replaceAll('"', ''))
    .filter(Boolean)
  if (!words.length) return [{ at: 0, text, isHit: false }]
  const hit = new RegExp(`(${words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})`, 'i')
  let at = 0
  return text
    .split(hit)
    .map((piece, index) => {
      const segment = { at, text: piece, isHit: index % 2 === 1 }
      at += piece.length
      return segment
    })
    .filter((segment) => segment.text)
}
