type Span = { from: string; to: string }

/** A block in its lane. `gap` is the free time above it and `length` is its duration, both in hours. */
type LaidBlock<Block> = Block & { gap: number; length: number }

/** Blocks that overlap, directly or through others, in lanes side by side. `gap` is the free time before the first of them, in hours. */
type BlockGroup<Block> = { start: number; gap: number; lanes: LaidBlock<Block>[][] }

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

/** Groups entries by day, in the order given. A new day begins where the label changes. */
export function groupByDay<Item extends { day: string }>(entries: readonly Item[]): { day: string; entries: Item[] }[] {
  const days: { day: string; entries: Item[] }[] = []
  for (const entry of entries) {
    const last = days.at(-1)
    if (last?.day === entry.day) last.entries.push(entry)
    else days.push({ day: entry.day, entries: [entry] })
  }
  return days
}

type CurvePoint = { x: number; y: number }

const round = (value: number) => Math.round(value * 100) / 100

/** Converts mood values (1 to 5, oldest first) to points in a square of 100 by 100: the oldest at x 0, the newest at x 100, Great at y 0. */
export function toCurvePoints(values: readonly number[]): CurvePoint[] {
  const step = values.length > 1 ? 100 / (values.length - 1) : 0
  return values.map((value, index) => ({ x: round(index * step), y: round(((5 - value) / 4) * 100) }))
}

/** Returns the slopes of a monotone cubic. The curve never rises above or falls below the days it joins, so it doesn't invent moods. */
function listSlopes(points: readonly CurvePoint[]): number[] {
  const rises = points.slice(1).map((point, index) => {
    const from = points[index] ?? point
    return (point.y - from.y) / (point.x - from.x)
  })
  return points.map((_, index) => {
    const before = rises[index - 1] ?? rises[index] ?? 0
    const after = rises[index] ?? before
    if (before * after <= 0) return 0
    const limit = 3 * Math.min(Math.abs(before), Math.abs(after))
    return Math.sign(before) * Math.min(Math.abs(before + after) / 2, limit)
  })
}

/** Builds a smooth SVG path through the points. With a single point, the path only moves there. */
export function buildCurve(points: readonly CurvePoint[]): string {
  const slopes = listSlopes(points)
  return points
    .map((to, index) => {
      const from = points[index - 1]
      if (!from) return `M${to.x} ${to.y}`
      const third = (to.x - from.x) / 3
      const leave = `${round(from.x + third)} ${round(from.y + (slopes[index - 1] ?? 0) * third)}`
      const arrive = `${round(to.x - third)} ${round(to.y - (slopes[index] ?? 0) * third)}`
      return `C${leave} ${arrive} ${to.x} ${to.y}`
    })
    .join('')
}
