import type { VersionFacts } from './facts-at'
import { selectRows, selectRowsBy, summarize } from './select-rows'
import type { FactTableView } from './table-view'

export type ShortcutSelection = { scope?: string; ids?: string }

type Shortcut = VersionFacts['shortcuts'][number]

const table = 'ShortcutTable'

const scopeLabels: Record<Shortcut['scope'], string> = {
  global: 'in the whole system',
  app: 'on any screen',
  tasks: 'on selected tasks',
  calendar: 'in Calendar',
  editor: 'in text',
}

/** The shortcut called `id`. @throws with the nearest id when there is none in the version */
export function getShortcut(facts: VersionFacts, id: string): Shortcut {
  const [shortcut] = selectRows('Keys', facts.shortcuts, id)
  if (!shortcut) throw new Error(`Keys: no id`)
  return shortcut
}

/** Keyboard shortcuts of one scope, or those named by id. @throws on an unknown scope or id */
export function buildShortcutTable(facts: VersionFacts, { scope, ids }: ShortcutSelection): FactTableView {
  const rows = selectRowsBy(table, facts.shortcuts, { group: scope, ids }, (row) => row.scope, 'scope')
  const [first] = rows
  const about = scope && first ? scopeLabels[first.scope] : summarize(rows.map((row) => row.action))
  return {
    label: scope ? `Keyboard shortcuts ${about}` : `Keyboard shortcuts: ${about}`,
    columns: [
      { label: 'Action' },
      { label: 'Windows, Linux', system: 'other' },
      { label: 'macOS', system: 'mac' },
      { label: 'Since' },
    ],
    rows: rows.map(({ id, action, win, mac, since }) => ({
      id,
      cells: [action, { keys: win }, { keys: mac }, since ?? ''],
    })),
  }
}
