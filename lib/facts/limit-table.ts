import type { VersionFacts } from './facts-at'
import { type Selection, selectRowsBy, summarize } from './select-rows'
import type { FactTableView } from './table-view'

type Limit = VersionFacts['limits'][number]

const groups: Record<Limit['group'], { label: string; column: string }> = {
  plan: { label: 'Limits that differ between the plans', column: 'Limit' },
  both: { label: 'Limits on both plans', column: 'Both plans' },
  premium: { label: 'Limits with Premium', column: 'Premium' },
  characters: { label: 'Lengths of texts', column: 'At most' },
}

/** What each plan allows of a limit. */
export function toPlanAmounts({ group, amount }: Limit): [free: string, premium: string] {
  if (typeof amount !== 'string') return [amount.free, amount.premium]
  return [group === 'premium' ? 'Not included' : amount, amount]
}

/** Limits of one group, or those named by id; with one column where the plans agree. @throws on an unknown group or id */
export function buildLimitTable(facts: VersionFacts, selection: Selection): FactTableView {
  const rows = selectRowsBy('LimitTable', facts.limits, selection, (row) => row.group)
  const [first] = rows
  const isOneGroup = rows.every(({ group }) => group === first?.group) && first?.group !== 'plan'
  const label = selection.group && first ? groups[first.group].label : `Limits: ${summarize(rows.map((row) => row.label))}`
  const columns = isOneGroup && first ? [groups[first.group].column] : ['Free', 'Premium']
  return {
    label,
    columns: [{ label: 'Limit' }, ...columns.map((column) => ({ label: column }))],
    rows: rows.map((row) => ({ id: row.id, cells: [row.label, ...toPlanAmounts(row).slice(-columns.length)] })),
  }
}
