import type { VersionFacts } from '../facts/facts-at'
import { toPlanAmounts } from '../facts/limit-table'
import { countFreeMonths, formatPrice } from '../facts/plan-table'
import { selectRows } from '../facts/select-rows'
import { toSentence } from '../facts/table-view'

/** The amount of a limit, with a label of a word or two. */
export type PlanAmount = { id: string; label: string; amount: string }

/** What the plan cards show. Prices are in both currencies. */
export type PlanOffers = {
  trialDays: number
  free: { price: string; amounts: readonly PlanAmount[]; included: readonly string[] }
  premium: { amounts: readonly PlanAmount[]; functions: readonly string[] }
  prices: { month: string; year: string; educationMonth: string; educationYear: string }
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
      price: formatPrice(0),
      amounts: listAmounts(0),
      included: plans.rows.flatMap(({ free, label }) => (free === 'Yes' && label ? toList(label) : [])),
    },
    premium: {
      amounts: listAmounts(1),
      functions: plans.rows.flatMap(({ free, label }) => (free === 'No' && label ? [label] : [])),
    },
    prices: {
      month: formatPrice(prices.month),
      year: formatPrice(prices.year),
      educationMonth: formatPrice(prices.educationMonth),
      educationYear: formatPrice(prices.educationYear),
    },
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
