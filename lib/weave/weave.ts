/** How full a colour is. 1 is the fullest. */
export const tones = [1, 2, 3, 4] as const
export type Tone = (typeof tones)[number]

/** A piece of thread on top of the cloth, which belongs to a day (`weft`, vertical) or to a part of a life (`warp`, horizontal). */
export type Stitch = { thread: 'weft' | 'warp'; tone: Tone; x: number; y: number; width: number; height: number }

export type Cloth = {
  days: number
  rows: number
  /** From the middle of one thread to the middle of the next. */
  pitch: number
  /** The width of a thread. */
  thread: number
  /** The gap where one thread goes under another. */
  slack: number
  tone: (day: number, row: number) => Tone
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
