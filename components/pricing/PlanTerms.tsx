import { Link } from '@/components/ui/Link.client'
import type { PlanOffers } from '@/lib/pricing/plan-offers'
import styles from './PlanTerms.module.css'

type PlanTermsProps = Pick<PlanOffers, 'prices' | 'trialDays'>

/** What holds for every purchase: trial, refund, education, codes. */
export function PlanTerms({ prices, trialDays }: PlanTermsProps) {
  return (
    <dl className={styles.terms}>
      <div>
        <dt>{trialDays} days to try</dt>
        <dd>
          Every new account begins with Premium, without a payment card. Then it is on Free by itself.{' '}
          <Link href="/docs/subscriptions#trial">How the trial ends</Link>
        </dd>
      </div>
      <div>
        <dt>Money back</dt>
        <dd>
          A web purchase is refunded in full within 30 days of the first payment or of a yearly renewal.{' '}
          <Link href="/docs/subscriptions#refunds">How to ask for a refund</Link>
        </dd>
      </div>
      <div>
        <dt>Half price for education</dt>
        <dd>
          Students, teachers and staff of schools and universities pay {prices.educationMonth} a month, or{' '}
          {prices.educationYear} a year. <Link href="/education">Ask for the education price</Link>
        </dd>
      </div>
      <div>
        <dt>Discount codes</dt>
        <dd>
          A code lowers the price of a new web subscription. Enter it in the app on a desktop.{' '}
          <Link href="/docs/how-to/redeem-discount-code">Redeem a code</Link>
        </dd>
      </div>
    </dl>
  )
}
