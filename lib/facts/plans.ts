import { isArchived } from '../site/versions'
import type { VersionFacts } from './facts-at'
import { type Selection, selectRow, selectRows, selectRowsBy } from './select-rows'
import { type Cell, type FactTableView, summarize, toAnswer, toSentence } from './tables'

type Limit = VersionFacts['limits'][number]

const groups: Record<Limit['group'], { label: string; column: string }> = {
  plan: { label: 'Limits that differ between plans', column: 'Limit' },
  both: { label: 'Limits on both plans', column: 'Both plans' },
  premium: { label: 'Limits with Premium', column: 'Premium' },
  characters: { label: 'Text lengths', column: 'At most' },
}

/** Returns the amount that each plan allows for a limit. */
function toPlanAmounts({ group, amount }: Limit): [free: string, premium: string] {
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

/** The signs of the currencies that people can pay in on the web, by code. */
export const currencies = { EUR: '€', USD: '$' } as const

/**
 * Formats a price in euros and dollars. The number is the same in both.
 * @example formatPrice(6) // => '€6 or $6'
 */
export function formatPrice(amount: number): string {
  return Object.values(currencies)
    .map((sign) => `${sign}${amount}`)
    .join(' or ')
}

/** Returns how many monthly payments you save with a yearly plan, as a whole number. */
function countFreeMonths({ month, year }: { month: number; year: number }): number {
  return Math.round(12 - year / month)
}

type PlanRow = VersionFacts['plans']['rows'][number]

function toPlanCells(facts: VersionFacts, { limit, label, free, premium }: PlanRow): Cell[] {
  if (!limit) return [label ?? '', toAnswer(free), toAnswer(premium)]
  const row = selectRow('<PlanTable>', facts.limits, limit)
  return [row.label, ...toPlanAmounts(row)]
}

/** Builds the table of prices in both currencies and of what Free and Premium include. */
export function buildPlanTable(facts: VersionFacts): FactTableView {
  const { prices, trialDays, rows } = facts.plans
  return {
    label: 'Free and Premium: prices and what they include',
    // On archived pages, the text explains which terms applied.
    note: isArchived(facts.version)
      ? undefined
      : `One price covers all platforms. Prices in euros include VAT. For prices in dollars, sales tax is added where it’s due. Every new account gets Premium for ${trialDays} days, and you don’t need a payment card.`,
    columns: [{ label: 'What you get' }, { label: 'Free', kind: 'amount' }, { label: 'Premium', kind: 'amount' }],
    rows: [
      { id: 'price-month', cells: ['Price a month', { price: 0 }, { price: prices.month }] },
      {
        id: 'price-year',
        cells: ['Price a year', { price: 0 }, { price: prices.year, note: `${countFreeMonths(prices)} months free` }],
      },
      ...rows.map((row) => ({ id: row.id, cells: toPlanCells(facts, row) })),
    ],
  }
}

/** The amount of a limit, with a label of a word or two. */
export type PlanAmount = { id: string; label: string; amount: string }

/** What the plan cards show. A price is one number, which is the same in both currencies. */
export type PlanOffers = {
  trialDays: number
  free: { amounts: readonly PlanAmount[]; included: readonly string[] }
  premium: { amounts: readonly PlanAmount[]; functions: readonly string[] }
  prices: VersionFacts['plans']['prices']
  /** How many monthly payments you save with a yearly plan. */
  freeMonths: number
}

/** The limits that people compare first. The table of plans has all of them. */
const cardLimits = 'tasks lists habits people image-storage version-history'

/** Builds the contents of the plan cards: what Free and Premium cost and include. */
export function buildPlanOffers({ plans, limits }: VersionFacts): PlanOffers {
  const rows = selectRows('<Plans>', limits, cardLimits)
  const listAmounts = (plan: 0 | 1) =>
    rows.map((row) => ({ id: row.id, label: toShortLabel(row.label), amount: toPlanAmounts(row)[plan] }))
  const { prices } = plans
  return {
    trialDays: plans.trialDays,
    free: {
      amounts: listAmounts(0),
      included: plans.rows.flatMap(({ free, label }) => (free === 'Yes' && label ? toList(label) : [])),
    },
    premium: {
      amounts: listAmounts(1),
      functions: plans.rows.flatMap(({ free, label }) => (free === 'No' && label ? [label] : [])),
    },
    prices,
    freeMonths: countFreeMonths(prices),
  }
}

/** Removes the explanation after the comma, which is meant for tables: "Lists, not counting Inbox" becomes "Lists". */
function toShortLabel(label: string): string {
  return label.replace(/,.*$/, '')
}

/** Returns the features that a row of the table lists after "Everything else:". */
function toList(label: string): string[] {
  return label
    .replace(/^[^:]*:\s*/, '')
    .split(', ')
    .map(toSentence)
}
