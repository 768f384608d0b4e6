import type { VersionFacts } from '@/lib/facts/facts-at'
import { buildImportTable } from '@/lib/facts/import-table'
import { FactTable } from './FactTable'

type ImportTableProps = { facts: VersionFacts }

export function ImportTable({ facts }: ImportTableProps) {
  return <FactTable view={buildImportTable(facts)} />
}
