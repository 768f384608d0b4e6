import { config } from '../site/config.mjs'
import { platformIds } from '../site/config-types'
import { platformNames } from '../site/describe-doc'
import { compareVersions } from '../utils/version.mjs'
import type { VersionFacts } from './facts-at'
import { selectRows, summarize } from './select-rows'
import type { FactTableView } from './table-view'

/** Up to this many facts, platforms stand below each other, which fits a phone; more are compared side by side. */
const fewFacts = 3

/** What the platforms have and need, for the rows named by id. @throws on an unknown id */
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

/** The files to download directly at the last release of the version, with the version in their names. */
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
