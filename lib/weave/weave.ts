/** How full a colour is, 1 the fullest. */
export const tones = [1, 2, 3, 4] as const
export type Tone = (typeof tones)[number]

/** A stretch of thread on top of the cloth: of a day (`weft`, upright) or of a part of a life (`warp`, level). */
export type Stitch = { thread: 'weft' | 'warp'; tone: Tone; x: number; y: number; width: number; height: number }

export type Cloth = {
  days: number
  rows: number
  /** From the middle of a thread to the middle of the next. */
  pitch: number
  /** How wide a thread is. */
  thread: number
  /** The air where one thread dives under another. */
  slack: number
  tone: (day: number, row: number) => Tone
}

/**
 * Plain weave: warp threads run across and are parts of a life; each day is one weft thread through them. At the crossing of a day and
 * a row the day lies on top when their sum is odd. Half a stitch sticks out beyond the first and the last thread.
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
