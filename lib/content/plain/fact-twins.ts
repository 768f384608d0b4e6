import { buildEncryptionTable, buildKeyTable, buildRetentionTable } from '../../facts/encryption-table'
import { buildColumnTable, buildImportTable } from '../../facts/import-table'
import { buildLimitTable } from '../../facts/limit-table'
import { buildPlanTable } from '../../facts/plan-table'
import { buildDirectFilesTable, buildPlatformTable } from '../../facts/platform-table'
import { buildSettingTable } from '../../facts/setting-table'
import { buildShortcutTable } from '../../facts/shortcut-table'
import { toFactTable } from './fact-table'
import type { Twin } from './twin'

/** The tables of facts, as the version of the page has them. */
export const factTwins: Readonly<Record<string, Twin>> = {
  ColumnTable: ({ source = '' }, _, { facts }) => toFactTable(buildColumnTable(facts, { source })),
  DirectFiles: (_props, _, { facts }) => toFactTable(buildDirectFilesTable(facts)),
  EncryptionTable: ({ things }, _, { facts }) => toFactTable(buildEncryptionTable(facts, { things })),
  ImportTable: (_props, _, { facts }) => toFactTable(buildImportTable(facts)),
  KeyTable: (_props, _, { facts }) => toFactTable(buildKeyTable(facts)),
  LimitTable: ({ group, ids }, _, { facts }) => toFactTable(buildLimitTable(facts, { group, ids })),
  PlanTable: (_props, _, { facts }) => toFactTable(buildPlanTable(facts)),
  PlatformTable: ({ rows = '' }, _, { facts }) => toFactTable(buildPlatformTable(facts, { rows })),
  RetentionTable: (_props, _, { facts }) => toFactTable(buildRetentionTable(facts)),
  SettingTable: ({ group, ids }, _, { facts }) => toFactTable(buildSettingTable(facts, { group, ids })),
  ShortcutTable: ({ scope, ids }, _, { facts }) => toFactTable(buildShortcutTable(facts, { scope, ids })),
}
