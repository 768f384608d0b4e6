import type { Chord } from './keys'

/** Words, with code between backticks; lines under each other; or keys. */
export type Cell = string | { lines: readonly string[] } | { keys: Chord }

/** `system` marks the column of one kind of keyboard, so that the reader's own stands out. */
export type Column = { label: string; system?: 'mac' | 'other' }

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

/** What a cell says without markup, for the plain twins of pages. */
export function toCellText(cell: Cell): string {
  if (typeof cell === 'string') return cell
  return 'keys' in cell ? [cell.keys].flat().join(', ') : cell.lines.join('. ')
}
