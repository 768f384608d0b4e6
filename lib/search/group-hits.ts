import type { SearchAnswer, SearchHit } from './search-answer'

/**
 * Returns the answer with the hits of an earlier one first and everything new after them: the reader has chosen one of the first, so it mustn't move.
 * @param shown the earlier answer to the same question, from titles alone
 */
export function keepOrder(shown: SearchAnswer, answer: SearchAnswer): SearchAnswer {
  const isSame = (a: SearchHit) => (b: SearchHit) => a.url === b.url && a.hash === b.hash
  const kept = shown.hits.map((hit) => answer.hits.find(isSame(hit)) ?? hit)
  return { ...answer, hits: [...kept, ...answer.hits.filter((hit) => !shown.hits.some(isSame(hit)))] }
}

/** The hits on one page, best first. */
export type HitGroup = { url: string; hits: readonly SearchHit[] }

/**
 * Groups hits by page. Pages are in the order of their best hit, and each has at most `sections` hits.
 * @param sections `Infinity` for a page of results
 */
export function groupHits(hits: readonly SearchHit[], sections: number): HitGroup[] {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const group = groups.get(hit.url)
    if (!group) groups.set(hit.url, [hit])
    else if (group.length < sections) group.push(hit)
  }
  return [...groups].map(([url, own]) => ({ url, hits: own }))
}
