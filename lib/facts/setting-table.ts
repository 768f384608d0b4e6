import type { VersionFacts } from './facts-at'
import { type Selection, selectRowsBy, summarize } from './select-rows'
import { toSettingGroup, toSettingName } from './settings'
import type { FactTableView } from './table-view'

/** Builds the table of the settings on one screen of Settings, or of those named by ID. @throws if the group or an ID is unknown */
export function buildSettingTable(facts: VersionFacts, selection: Selection): FactTableView {
  const rows = selectRowsBy('<SettingTable>', facts.settings, selection, (row) => toSettingGroup(row.path))
  const { group } = selection
  return {
    label: group ? `Settings → ${group}` : `Settings: ${summarize(rows.map((row) => toSettingName(row.path)))}`,
    columns: [
      { label: 'Setting' },
      { label: 'Default' },
      { label: 'Values', kind: 'sentence' },
      { label: 'Since', kind: 'version' },
    ],
    // A table about one screen doesn't repeat the name of the screen in every row.
    rows: rows.map(({ id, path, label = path, default: own = '', values, since = '' }) => ({
      id,
      cells: [group ? label.replace(`${group} → `, '') : label, own, values, since],
    })),
  }
}
