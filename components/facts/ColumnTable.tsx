import type { VersionFacts } from '@/lib/facts/facts-at'
import { buildColumnTable } from '@/lib/facts/import-table'
import { FactTable } from './FactTable'

type ColumnTableProps = { facts: VersionFacts; source: string }

export function ColumnTable({ facts, source }: ColumnTableProps) {
  return <FactTable view={buildColumnTable(facts, { source })} />
}
