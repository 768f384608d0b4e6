import { config } from '../site/config.mjs'
import { platformIds } from '../site/config-types'
import { platformNames } from '../site/describe-doc'
import { compareVersions } from '../utils/version.mjs'
import type { VersionFacts } from './facts-at'
import { selectRows, summarize } from './select-rows'
import type { FactTableView } from './table-view'

/** With up to this many facts, each platform is a row, so the table fits on a phone. With more, platforms are columns, side by side. */
const fewFacts = 3

/** Builds the table of what the platforms have and need, for the facts named by ID. @throws if an ID is unknown */
export function buildPlatformTable(facts: VersionFacts, { rows: ids }: { rows: string }): FactTableView {
  const rows = selectRows('<PlatformTable>', facts.platforms, ids)
  const label = `Platforms: ${summarize(rows.map((row) => row.label))}`
  if (rows.length <= fewFacts) {
    return {
      label,
      columns: [{ label: 'Platform' }, ...rows.map((row) => ({ label: row.label }))],
      rows: platformIds.map((id) => ({ id, cells: [platformNames[id], ...rows.map((row) => row[id])] })),
    }
  }
  return {
    label,
    columns: [{ label: 'What' }, ...platformIds.map((id) => ({ label: platformNames[id] }))],
    rows: rows.map((row) => ({ id: row.id, cells: [row.label, ...platformIds.map((id) => row[id])] })),
  }
}

/** Builds the table of direct downloads at the last release of the version, with that release in the file names. */
export function buildDirectFilesTable(facts: VersionFacts): FactTableView {
  const files = Object.entries(config.directFiles).filter(([, { since }]) => compareVersions(since, facts.release) <= 0)
  return {
    label: `Direct downloads for ${facts.release}`,
    columns: [{ label: 'File' }, { label: 'For', kind: 'sentence' }, { label: 'Name' }],
    rows: files.map(([id, { platform, label, note, suffix }]) => ({
      id,
      cells: [label, `${platformNames[platform]}, ${note}`, `\`${config.fileStem}-${facts.release}-${suffix}\``],
    })),
  }
}
