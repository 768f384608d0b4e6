/**
 * Whether version `a` is older (negative), equal (0) or newer (positive) than `b`; made for `sort`. A missing part counts as 0.
 * @example compareVersions('0.10', '0.9') // => a positive number
 */
export function compareVersions(a: string, b: string): number {
  const left = a.split('.').map(Number)
  const right = b.split('.').map(Number)
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
