import type { VersionFacts } from './facts-at'
import { type Selection, selectRowsBy, summarize } from './select-rows'
import type { FactTableView } from './table-view'

type Limit = VersionFacts['limits'][number]

const groups: Record<Limit['group'], { label: string; column: string }> = {
  plan: { label: 'Limits that differ between plans', column: 'Limit' },
  both: { label: 'Limits on both plans', column: 'Both plans' },
  premium: { label: 'Limits with Premium', column: 'Premium' },
  characters: { label: 'Text lengths', column: 'At most' },
}

/** Returns the amount that each plan allows for a limit. */
export function toPlanAmounts({ group, amount }: Limit): [free: string, premium: string] {
  if (typeof amount !== 'string') return [amount.free, amount.premium]
  return [group === 'premium' ? 'Not included' : amount, amount]
}

/** Returns the labels of the columns: one if a single amount per row is enough, otherwise one for each plan. */
function listColumns(rows: readonly Limit[]): string[] {
  const [group, ...others] = new Set(rows.map((row) => row.group))
  if (group && !others.length && group !== 'plan') return [groups[group].column]
  const isSame = rows.every((row) => new Set(toPlanAmounts(row)).size === 1)
  return isSame ? [groups.both.column] : ['Free', 'Premium']
}

/** Builds the table of the limits in one group, or of those named by ID. @throws if the group or an ID is unknown */
export function buildLimitTable(facts: VersionFacts, selection: Selection): FactTableView {
  const rows = selectRowsBy('<LimitTable>', facts.limits, selection, (row) => row.group)
  const columns = listColumns(rows)
  const { group } = selection
  return {
    label: group ? groups[group as Limit['group']].label : `Limits: ${summarize(rows.map((row) => row.label))}`,
    columns: [{ label: 'Limit' }, ...columns.map((label) => ({ label, kind: 'amount' as const }))],
    rows: rows.map((row) => ({ id: row.id, cells: [row.label, ...toPlanAmounts(row).slice(-columns.length)] })),
  }
}
