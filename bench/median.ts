/** Returns the middle value, leaving out those that are undefined. Without any value, it returns undefined. */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1]
}
