import type { VersionFacts } from './facts-at'
import { toPlanAmounts } from './limit-table'
import { selectRow } from './select-rows'
import type { FactTableView } from './table-view'

/**
 * Formats a price in euros and dollars. The number is the same in both.
 * @example formatPrice(6) // => '€6 or $6'
 */
export function formatPrice(amount: number): string {
  return `€${amount} or $${amount}`
}

/** Returns how many monthly payments you save with a yearly plan, as a whole number. */
export function countFreeMonths({ month, year }: { month: number; year: number }): number {
  return Math.round(12 - year / month)
}

type PlanRow = VersionFacts['plans']['rows'][number]

function toCells(facts: VersionFacts, { limit, label, free, premium }: PlanRow): string[] {
  if (!limit) return [label ?? '', free ?? '', premium ?? '']
  const row = selectRow('<PlanTable>', facts.limits, limit)
  return [row.label, ...toPlanAmounts(row)]
}

/** Builds the table of prices in both currencies and of what Free and Premium include. */
export function buildPlanTable(facts: VersionFacts): FactTableView {
  const { prices, trialDays, rows } = facts.plans
  return {
    label: 'Free and Premium: prices and what they include',
    note: `One price covers all platforms. Prices in euros include VAT. For prices in dollars, sales tax is added where it's due. Every new account gets Premium for ${trialDays} days, and you don't need a payment card.`,
    columns: [{ label: 'What you get' }, { label: 'Free', kind: 'amount' }, { label: 'Premium', kind: 'amount' }],
    rows: [
      { id: 'price-month', cells: ['Price a month', '0', formatPrice(prices.month)] },
      {
        id: 'price-year',
        cells: ['Price a year', '0', { lines: [formatPrice(prices.year), `${countFreeMonths(prices)} months free`] }],
      },
      ...rows.map((row) => ({ id: row.id, cells: toCells(facts, row) })),
    ],
  }
}
