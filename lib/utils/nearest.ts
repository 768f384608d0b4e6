import { editDistance } from './edit-distance'

/**
 * Returns the candidate most like `word`, for "did you mean" hints, or undefined if nothing is close enough.
 * @example findNearest('plattforms', ['plan', 'platforms']) // => 'platforms'
 */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase()
  let best: string | undefined
  let bestCost = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const cost = measureDifference(wanted, candidate.toLowerCase())
    if (cost < bestCost) [best, bestCost] = [candidate, cost]
  }
  return bestCost <= Math.max(1, Math.round(word.length / 3)) ? best : undefined
}

/**
 * Counts the edits between two words. If one only continues the other ("windows", "win"), that counts as one edit, because editors write names out in
 * full. This doesn't apply to paths.
 */
function measureDifference(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const rest = long.startsWith(short) ? long.slice(short.length) : ''
  return rest && short.length >= 3 && !rest.includes('/') ? 1 : editDistance(a, b, Number.POSITIVE_INFINITY)
}
