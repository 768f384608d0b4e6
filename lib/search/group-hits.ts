import type { SearchHit } from './search-answer'

/** The hits of one page, the best first. */
export type HitGroup = { url: string; hits: readonly SearchHit[] }

/**
 * Hits under their pages: pages in the order of their best hit, in each at most `sections` of them.
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
