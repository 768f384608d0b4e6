import type { VersionFacts } from '@/lib/facts/facts-at'
import { buildPlatformTable } from '@/lib/facts/platform-table'
import { FactTable } from './FactTable'

type PlatformTableProps = { facts: VersionFacts; rows: string }

export function PlatformTable({ facts, rows }: PlatformTableProps) {
  return <FactTable view={buildPlatformTable(facts, { rows })} />
}
