type Span = { from: string; to: string }

/** A block in its lane. `gap` is the free time above it and `length` is its duration, both in hours. */
export type LaidBlock<Block> = Block & { gap: number; length: number }

/** Blocks that overlap, directly or through others, in lanes side by side. `gap` is the free time before the first of them, in hours. */
export type BlockGroup<Block> = { start: number; gap: number; lanes: LaidBlock<Block>[][] }

/**
 * Converts a clock time to hours since midnight.
 * @example toHours('09:45') // => 9.75
 */
export function toHours(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) + (minutes ?? 0) / 60
}

/** Arranges the blocks of a day that starts at `firstHour` in groups, from top to bottom. A block goes in the first free lane. */
export function layOutBlocks<Block extends Span>(blocks: readonly Block[], firstHour: number): BlockGroup<Block>[] {
  const sorted = blocks.toSorted((a, b) => toHours(a.from) - toHours(b.from) || toHours(b.to) - toHours(a.to))
  const groups: BlockGroup<Block>[] = []
  let groupEnd = firstHour
  let laneEnds: number[] = []
  for (const block of sorted) {
    const start = toHours(block.from)
    const end = toHours(block.to)
    if (!groups.length || start >= groupEnd) {
      groups.push({ start, gap: start - groupEnd, lanes: [] })
      laneEnds = []
    }
    const group = groups.at(-1)
    if (!group) continue
    const free = laneEnds.findIndex((laneEnd) => laneEnd <= start)
    const lane = free < 0 ? laneEnds.length : free
    group.lanes[lane] ??= []
    group.lanes[lane].push({ ...block, gap: start - (laneEnds[lane] ?? group.start), length: end - start })
    laneEnds[lane] = end
    groupEnd = Math.max(groupEnd, end)
  }
  return groups
}
