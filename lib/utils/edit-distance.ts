/**
 * Returns how many letters have to be added, dropped, changed or swapped with their neighbour to turn `a` into `b` (optimal string alignment). Stops and
 * returns `max + 1` as soon as it's more than `max`. O(length × max), because it only looks at the cells near the diagonal.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row: number[] = new Array(b.length + 1).fill(max + 1)
    if (i <= max) row[0] = i
    let least = row[0] ?? 0
    for (let j = Math.max(1, i - max); j <= Math.min(b.length, i + max); j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j - 1] ?? 0) + (isSame ? 0 : 1), (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > max) return max + 1
    beforeLast = last
    last = row
  }
  return Math.min(max + 1, last[b.length] ?? 0)
}
