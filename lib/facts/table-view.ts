import type { Chord } from './keys'

/** Text, with code between backticks; several lines of text; or keys. */
export type Cell = string | { lines: readonly string[] } | { keys: Chord }

/**
 * A column. Its `kind` decides the width: sentences need room, while amounts, versions and keys stay on one line. There are columns for the keys of
 * `mac` and of `other` systems, and those of the reader's own system stand out.
 */
export type Column = { label: string; kind?: 'sentence' | 'amount' | 'version' | 'mac' | 'other' }

/** A table of facts, ready to draw. The first cell of a row is its heading. */
export type FactTableView = {
  /** The name of the table for people who can't see it. */
  label: string
  /** Shown below the table, if there's more to say than the cells do. */
  note?: string
  columns: readonly Column[]
  rows: readonly { id: string; cells: readonly Cell[] }[]
}

/** Makes the first letter a capital and leaves the rest as it is. */
export function toSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
