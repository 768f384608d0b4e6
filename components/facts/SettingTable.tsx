import type { VersionFacts } from '@/lib/facts/facts-at'
import { buildSettingTable } from '@/lib/facts/setting-table'
import { FactTable } from './FactTable'

type SettingTableProps = { facts: VersionFacts; group?: string; ids?: string }

export function SettingTable({ facts, group, ids }: SettingTableProps) {
  return <FactTable view={buildSettingTable(facts, { group, ids })} />
}
