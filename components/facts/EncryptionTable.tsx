import { buildEncryptionTable } from '@/lib/facts/encryption-table'
import type { VersionFacts } from '@/lib/facts/facts-at'
import { FactTable } from './FactTable'

type EncryptionTableProps = { facts: VersionFacts; things?: string }

export function EncryptionTable({ facts, things }: EncryptionTableProps) {
  return <FactTable view={buildEncryptionTable(facts, { things })} />
}
