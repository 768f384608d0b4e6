import type { Chord } from './keys'

/** Words, with code between backticks; lines under each other; or keys. */
export type Cell = string | { lines: readonly string[] } | { keys: Chord }

/**
 * What a column holds, where that decides its width: sentences need room, amounts, versions and keys stay on one line. Of the keys
 * of `mac` and of `other` systems the reader's own stand out.
 */
export type Column = { label: string; kind?: 'sentence' | 'amount' | 'version' | 'mac' | 'other' }

/** A table of facts, ready to draw. The first cell of a row is its heading. */
export type FactTableView = {
  /** Names the table to those who do not see it. */
  label: string
  /** Stands under the table where it says more than the cells. */
  note?: string
  columns: readonly Column[]
  rows: readonly { id: string; cells: readonly Cell[] }[]
}

/** Only the first letter becomes a capital. */
export function toSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
