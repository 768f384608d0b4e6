import { buildKeyTable } from '@/lib/facts/encryption-table'
import type { VersionFacts } from '@/lib/facts/facts-at'
import { FactTable } from './FactTable'

type KeyTableProps = { facts: VersionFacts }

export function KeyTable({ facts }: KeyTableProps) {
  return <FactTable view={buildKeyTable(facts)} />
}
