import type { Query, Target } from './make-queries'

/** One search result. Engines return the best result first. */
type Answer = { url: string; hash: string }
export type Engine = {
  name: string
  search: (query: string) => Answer[] | Promise<Answer[]>
  /** What a browser has to download before it can search, if the engine has an index for browsers. */
  download?: string
}

/** The number of queries, the share whose first result is right, and the share with a right result among the first three. */
export type Score = { count: number; first: number; three: number }
export type Miss = Query & { rank: number; found: readonly Answer[] }
export type Result = { scores: Readonly<Record<string, Score>>; misses: readonly Miss[] }

/** Runs all queries through an engine. Returns the scores for each kind of query, the overall score under `all`, and the misses. */
export async function evaluate(engine: Engine, queries: readonly Query[]): Promise<Result> {
  const scores: Record<string, Score> = {}
  const misses: Miss[] = []
  for (const query of queries) {
    const found = distinct(await engine.search(query.q)).slice(0, 10)
    const rank = rankOf(query.targets, found)
    for (const kind of [query.kind, 'all']) {
      scores[kind] ??= { count: 0, first: 0, three: 0 }
      const score = scores[kind]
      score.count += 1
      if (rank === 1) score.first += 1
      if (rank > 0 && rank <= 3) score.three += 1
    }
    if (rank !== 1) misses.push({ ...query, rank, found })
  }
  for (const score of Object.values(scores)) {
    score.first /= score.count
    score.three /= score.count
  }
  return { scores, misses }
}

/** Formats a miss as three lines: the query, the right results, and what the engine found instead. */
export function formatMiss({ kind, q, rank, targets, found }: Miss): string {
  const wanted = targets.map(({ url, hash }) => (hash === undefined ? url : `${url}#${hash}`))
  const came = found.slice(0, 3).map(({ url, hash }) => `${url}#${hash}`)
  return `  ${kind}, found ${rank ? `as number ${rank}` : 'nowhere'}: ${q}\n    right: ${wanted.join(' ')}\n    came:  ${came.join(' ')}`
}

/** Returns the rank of the first right result, counted from 1, or 0 if there isn't one. If a query has no targets, the right result is nothing. */
function rankOf(targets: readonly Target[], found: readonly Answer[]): number {
  if (!targets.length) return found.length ? 0 : 1
  return found.findIndex(({ url, hash }) => targets.some((own) => own.url === url && (own.hash ?? hash) === hash)) + 1
}

function distinct(found: readonly Answer[]): Answer[] {
  const seen = new Set<string>()
  return found.filter(({ url, hash }) => {
    const key = `${url}#${hash}`
    return !seen.has(key) && seen.add(key)
  })
}
