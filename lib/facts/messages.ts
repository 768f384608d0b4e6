import type { VersionFacts } from './facts-at'
import { type Selection, selectRowsBy } from './select-rows'
import { type FactTableView, summarize } from './tables'

/** Puts a message into quotation marks, as pages quote it. */
export const quoteMessage = (message: string) => `“${message}”`

/**
 * Builds the table of what the app's messages mean: all of them with where they appear, or those of a group or named by ID.
 * @throws if the group or an ID is unknown
 */
export function buildMessageTable({ messages }: VersionFacts, selection: Selection): FactTableView {
  const { group, ids } = selection
  const isWhole = group === undefined && ids === undefined
  const rows = isWhole ? messages : selectRowsBy('<MessageTable>', messages, selection, (row) => row.group)
  return {
    label: isWhole ? 'Messages' : `Messages: ${summarize(rows.map(({ message }) => message))}`,
    columns: [
      { label: 'Message' },
      ...(isWhole ? [{ label: 'Where' }] : []),
      { label: 'What it means', kind: 'sentence' },
      { label: 'What to do', kind: 'sentence' },
    ],
    rows: rows.map(({ id, message, where, means, fix }) => ({
      id,
      cells: [quoteMessage(message), ...(isWhole ? [where] : []), means, fix],
    })),
  }
}
