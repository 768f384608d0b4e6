import type { VersionFacts } from './facts-at'
import { selectRowsBy, summarize } from './select-rows'
import type { FactTableView } from './table-view'

export type ShortcutSelection = { scope?: string; ids?: string }

type Shortcut = VersionFacts['shortcuts'][number]

const places: Record<Shortcut['scope'], string> = {
  global: 'that work in any app',
  app: 'on any screen',
  tasks: 'for selected tasks',
  calendar: 'in Calendar',
  editor: 'while you write',
}

/** Builds the table of the keyboard shortcuts in one scope, or of those named by ID. @throws if the scope or an ID is unknown */
export function buildShortcutTable(facts: VersionFacts, { scope, ids }: ShortcutSelection): FactTableView {
  const rows = selectRowsBy('<ShortcutTable>', facts.shortcuts, { group: scope, ids }, (row) => row.scope, 'scope')
  return {
    label: scope
      ? `Keyboard shortcuts ${places[scope as Shortcut['scope']]}`
      : `Keyboard shortcuts: ${summarize(rows.map((row) => row.action))}`,
    columns: [
      { label: 'Action' },
      { label: 'Windows, Linux', kind: 'other' },
      { label: 'macOS', kind: 'mac' },
      { label: 'Since', kind: 'version' },
    ],
    rows: rows.map(({ id, action, win, mac, since = '' }) => ({
      id,
      cells: [action, { keys: win }, { keys: mac }, since],
    })),
  }
}
