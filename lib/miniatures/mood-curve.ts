/** The five mood levels, from 1 to 5. */
export const moodLevels = ['Awful', 'Bad', 'Okay', 'Good', 'Great'] as const

export type CurvePoint = { x: number; y: number }

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
