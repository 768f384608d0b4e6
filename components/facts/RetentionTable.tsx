import { buildRetentionTable } from '@/lib/facts/encryption-table'
import type { VersionFacts } from '@/lib/facts/facts-at'
import { FactTable } from './FactTable'

type RetentionTableProps = { facts: VersionFacts }

export function RetentionTable({ facts }: RetentionTableProps) {
  return <FactTable view={buildRetentionTable(facts)} />
}
