import type { VersionFacts } from '@/lib/facts/facts-at'
import { buildLimitTable } from '@/lib/facts/limit-table'
import { FactTable } from './FactTable'

type LimitTableProps = { facts: VersionFacts; group?: string; ids?: string }

export function LimitTable({ facts, group, ids }: LimitTableProps) {
  return <FactTable view={buildLimitTable(facts, { group, ids })} />
}
