/** How full a colour is. 1 is the fullest. */
const tones = [1, 2, 3, 4] as const
export type Tone = (typeof tones)[number]

/** A piece of thread on top of the cloth, which belongs to a day (`weft`, vertical) or to a part of a life (`warp`, horizontal). */
type Stitch = { thread: 'weft' | 'warp'; tone?: Tone; x: number; y: number; width: number; height: number }

type Cloth = {
  days: number
  rows: number
  /** From the middle of one thread to the middle of the next. */
  pitch: number
  /** The width of a thread. */
  thread: number
  /** The gap where one thread goes under another. */
  slack: number
  /** Returns nothing where the threads aren't woven yet. */
  tone: (day: number, row: number) => Tone | undefined
}

/**
 * Weaves days and rows in plain weave. Warp threads run across and are parts of a life, and each day is one weft thread through them. Where a day
 * crosses a row, the day is on top if the sum of their numbers is odd. Half a stitch sticks out beyond the first and the last thread.
 */
export function weave({ days, rows, pitch, thread, slack, tone }: Cloth): Stitch[] {
  const length = 2 * pitch - thread - 2 * slack
  const across = (middle: number, size: number) => middle * pitch + (pitch - size) / 2
  return Array.from({ length: days * rows }, (_, index) => {
    const day = Math.floor(index / rows)
    const row = index % rows
    const isWeft = (day + row) % 2 === 1
    const [width, height] = isWeft ? [thread, length] : [length, thread]
    return {
      thread: isWeft ? 'weft' : 'warp',
      tone: tone(day, row),
      x: across(day, width),
      y: across(row, height),
      width,
      height,
    }
  })
}

type Box = Pick<Stitch, 'x' | 'y' | 'width' | 'height'>

/** Writes a number with as few characters as the picture allows. */
const write = (number: number) => String(Math.round(number * 100) / 100)

/** Returns the outlines of boxes with rounded corners, to fill. */
export function toRoundedPath(boxes: readonly Box[], radius: number): string {
  const pair = (x: number, y: number) => `${write(x)}${y < 0 ? '' : ' '}${write(y)}`
  const corner = (x: number, y: number) =>
    `a${pair(radius, radius)} 0 0 ${pair(1, x * radius)}${y < 0 ? '' : ' '}${write(y * radius)}`
  return boxes
    .map(({ x, y, width, height }) => {
      const [across, down] = [width - 2 * radius, height - 2 * radius].map(write)
      return `M${pair(x + radius, y)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h-${across}${corner(-1, -1)}v-${down}${corner(1, -1)}z`
    })
    .join('')
}

/**
 * Returns the same boxes for a path that's filled and stroked, with a stroke width of twice the radius and round joins. It takes a quarter of the
 * bytes, which matters in a cloth of hundreds of stitches. Each box begins with its distance from the one before, because distances repeat and compress well.
 */
export function toStrokedPath(boxes: readonly Box[], radius: number): string {
  return boxes
    .map(({ x, y, width, height }, index) => {
      const [across, down] = [width - 2 * radius, height - 2 * radius].map(write)
      const before = boxes[index - 1] ?? { x: -radius, y: -radius }
      const [right, below] = [x - before.x, y - before.y].map(write)
      return `m${right} ${below}h${across}v${down}h-${across}z`
    })
    .join('')
}

/** A woven cloth. Each path has all stitches of one colour, to fill and stroke with it. */
export type Drawing = {
  width: number
  height: number
  radius: number
  paths: (Pick<Stitch, 'thread'> & { tone: Tone; path: string })[]
}

function draw(cloth: Cloth, radius: number, place = (stitch: Stitch) => stitch): Drawing {
  const stitches = weave(cloth).map(place)
  const paths = (['warp', 'weft'] as const).flatMap((thread) =>
    tones.flatMap((tone) => {
      const own = stitches.filter((stitch) => stitch.thread === thread && stitch.tone === tone)
      return own.length ? [{ thread, tone, path: toStrokedPath(own, radius) }] : []
    }),
  )
  return { width: cloth.days * cloth.pitch, height: cloth.rows * cloth.pitch, radius, paths }
}

/** Whole pixels, so that the edges are sharp. */
const bandSize = { pitch: 24, thread: 18, slack: 1 }

/**
 * Builds a cloth of woven days. The last day is today, with its thread in the fullest tone.
 * @param band.from the first day. A different one gives a different cloth.
 */
export function buildBand({ days, rows, from = 0 }: { days: number; rows: number; from?: number }): Drawing {
  const tone = (day: number, row: number) => (day === days - 1 ? 1 : toLifelikeTone(from + day, row))
  return draw({ ...bandSize, days, rows, tone }, 4)
}

/** How many changes a month needs at least for each tone. */
const fullness: readonly (readonly [number, Tone])[] = [
  [6, 1],
  [4, 2],
  [1, 3],
  [0, 4],
]

/** How far stitches stick out beyond the first and the last thread. */
const overhang = (bandSize.pitch - bandSize.thread) / 2 - bandSize.slack

/**
 * Builds a cloth with a row for each year and a stitch for each month, as large as all its stitches. Months without a count aren't woven. The newest month
 * has the fullest tone.
 */
export function buildYears(years: readonly { months: readonly (number | undefined)[] }[]): Drawing {
  const newest = years.at(-1)?.months.findLastIndex((count) => count !== undefined)
  const tone = (month: number, year: number) => {
    const count = years[year]?.months[month]
    if (count === undefined) return undefined
    const isNewest = year === years.length - 1 && month === newest
    return isNewest ? 1 : fullness.find(([least]) => count >= least)?.[1]
  }
  const inset = (stitch: Stitch) => ({ ...stitch, x: stitch.x + overhang, y: stitch.y + overhang })
  const { width, height, ...cloth } = draw({ ...bandSize, days: 12, rows: years.length, tone }, 4, inset)
  return { ...cloth, width: width + 2 * overhang, height: height + 2 * overhang }
}

/** Returns a tone. Tones rise and fall over weeks, as real days do: quiet weekends, good and bad stretches. */
function toLifelikeTone(day: number, row: number): Tone {
  const weeks = Math.sin(day / 9 + row * 1.7) * 0.5 + Math.sin(day / 3.1 + row) * 0.25
  const weekend = day % 7 > 4 ? 0.35 : 0
  const mood = weeks + (noise(day, row) - 0.5) * 1.1 - weekend
  return mood > 0.45 ? 1 : mood > 0 ? 2 : mood > -0.5 ? 3 : 4
}

/**
 * Returns a number that looks random but is the same on every run.
 * @returns 0 <= n < 1
 */
function noise(a: number, b: number): number {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return n - Math.floor(n)
}

const tileSize = { pitch: 8, thread: 6, slack: 0.5 }

/**
 * Builds a cloth to repeat downwards, for a list whose length isn't known: parts of a life run down, and days run across. A piece that's cut after any
 * thread looks complete.
 */
export function buildTile({ days, rows }: { days: number; rows: number }): Drawing {
  // The palest tone would be hard to see on a muted surface.
  const tone = (day: number, row: number) => Math.min(3, toLifelikeTone(day, row)) as Tone
  const { width, height, ...tile } = draw({ ...tileSize, days, rows, tone }, 1.5, turn)
  return { ...tile, width: height, height: width }
}

const turn = ({ x, y, width, height, ...stitch }: Stitch): Stitch => ({
  ...stitch,
  x: y,
  y: x,
  width: height,
  height: width,
})

const sealSize = { pitch: 8, thread: 6, slack: 0.5 }
const mostDays = 15
const mostRows = 4

/** Builds what a server has of encrypted text: a cloth that grows with the length of the text, up to a small rectangle. */
export function buildSeal(text: string): Drawing {
  const stitches = Math.max(4, Math.ceil(text.length / 2.5))
  const days = Math.min(mostDays, stitches)
  const rows = Math.min(mostRows, 2 * Math.ceil(stitches / mostDays))
  const seed = [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  // The palest tone would be hard to see on a muted surface.
  const tone = (day: number, row: number) => (1 + Math.floor(noise(seed + day, row) * 3)) as Tone
  return draw({ ...sealSize, days, rows, tone }, 1.5)
}
