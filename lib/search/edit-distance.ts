/**
 * Letters to add, drop, change or swap with their neighbour to make `b` of `a`; `max + 1` as soon as it is more than `max`.
 * O(length × max): only the cells near the diagonal are looked at.
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

/** One bit for each letter that a word has; words that differ in many letters are far apart without a closer look. */
export function toLetterMask(word: string): number {
  let mask = 0
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) & 31)
  return mask
}

/** The number of letters that one of two words has and the other lacks. */
export function countMaskBits(difference: number): number {
  let bits = difference
  let count = 0
  for (; bits; count += 1) bits &= bits - 1
  return count
}
