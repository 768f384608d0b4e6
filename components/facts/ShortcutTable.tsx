import type { VersionFacts } from '@/lib/facts/facts-at'
import { buildShortcutTable } from '@/lib/facts/shortcut-table'
import { FactTable } from './FactTable'

type ShortcutTableProps = { facts: VersionFacts; scope?: string; ids?: string }

export function ShortcutTable({ facts, scope, ids }: ShortcutTableProps) {
  return <FactTable view={buildShortcutTable(facts, { scope, ids })} />
}
