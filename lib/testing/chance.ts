/** Creates random functions that return the same results for the same seed: a number of at least 0 and below 1, an item of a list, or a shuffled list. */
export function createChance(seed: number) {
  let state = seed * 7919 + 17
  const chance = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(chance() * items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  const shuffle = <T>(items: readonly T[]): T[] => {
    const shuffled = [...items]
    for (let at = shuffled.length - 1; at > 0; at -= 1) {
      const other = Math.floor(chance() * (at + 1))
      const [a, b] = [shuffled[at] as T, shuffled[other] as T]
      shuffled[at] = b
      shuffled[other] = a
    }
    return shuffled
  }
  return { chance, pick, shuffle }
}
