import { listControls } from './controls'
import { listSentences, toSentences } from './describe'
import { phoneTabs } from './notation'
import type { MiniatureData } from './schema'

/** What's drawn around a picture, where the platform matters. */
export type Surroundings =
  | { type: 'window'; title: string }
  | { type: 'browser'; address: string; bookmarks?: string[] }
  | { type: 'phone'; tab?: (typeof phoneTabs)[number] }

/** A frame of a walkthrough: a picture and the steps it belongs to. */
export type FrameData = {
  steps: number[]
  /** What differs from the frame before. */
  change?: string
  /** The control to mark. */
  ring?: string
  frame?: Surroundings
  miniature: MiniatureData
  /** A menu, sheet or window in front of the picture. */
  over?: MiniatureData
}

export type WalkthroughData = { frames: FrameData[] }

/**
 * Describes each frame in words, for its accessible name and the plain-text versions of a page. The first one is described whole, and each of the others
 * begins with what has changed and leaves out what the frame before said already.
 */
export function describeFrames(frames: readonly FrameData[]): string[] {
  return frames.map((frame, index) => {
    const before = frames[index - 1]
    const known = before ? listFrameSentences(before) : []
    return toSentences([frame.change, ...listFrameSentences(frame).filter((sentence) => !known.includes(sentence))])
  })
}

/** Describes all of a frame, one text for each of its parts. */
export function listFrameSentences({ frame, miniature, over }: FrameData): string[] {
  const around = frame?.type === 'browser' && `Browser at ${frame.address}`
  const bookmarks = frame?.type === 'browser' && frame.bookmarks && `Bookmarks bar: ${frame.bookmarks.join(', ')}`
  return [around, bookmarks, ...listSentences(miniature), ...(over ? listSentences(over) : [])].filter(
    (sentence) => typeof sentence === 'string',
  )
}

/** Returns what a ring can mark in a frame. Whatever is in front covers the rest. */
export function listFrameControls({ frame, miniature, over }: FrameData): string[] {
  if (over) return listControls(over)
  const tabs = frame?.type === 'phone' && frame.tab ? [...phoneTabs, '+'] : []
  const bookmarks = (frame?.type === 'browser' && frame.bookmarks) || []
  return [...bookmarks, ...listControls(miniature), ...tabs]
}
