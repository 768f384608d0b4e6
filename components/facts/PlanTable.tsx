import type { VersionFacts } from '@/lib/facts/facts-at'
import { buildPlanTable } from '@/lib/facts/plan-table'
import { FactTable } from './FactTable'

type PlanTableProps = { facts: VersionFacts }

export function PlanTable({ facts }: PlanTableProps) {
  return <FactTable view={buildPlanTable(facts)} />
}
