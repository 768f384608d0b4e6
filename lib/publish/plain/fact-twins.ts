import { buildDirectFilesTable, buildPlatformTable } from '../../facts/downloads'
import { buildLimitTable, buildPlanTable } from '../../facts/plans'
import {
  buildColumnTable,
  buildEncryptionTable,
  buildImportTable,
  buildKeyTable,
  buildRetentionTable,
  buildSettingTable,
  buildShortcutTable,
} from '../../facts/tables'
import { toFactTable } from './fact-table'
import type { Twin } from './twin'

/** The tables of facts, as the version of the page has them. */
export const factTwins = {
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
} satisfies Record<string, Twin>
