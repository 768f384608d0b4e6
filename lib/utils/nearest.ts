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
  return rest && short.length >= 3 && !rest.includes('/') ? 1 : countEdits(a, b)
}

/** Counts the letters to add, drop, change or swap with their neighbour to turn `a` into `b` (optimal string alignment). */
function countEdits(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = cell(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min(cell(last, j) + 1, cell(row, j - 1) + 1, change)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, cell(beforeLast, j - 2) + 1)
      row.push(cost)
    }
    beforeLast = last
    last = row
  }
  return cell(last, b.length)
}

const cell = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY
