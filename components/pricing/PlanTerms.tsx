import { Price } from '@/components/facts/Price'
import { Link } from '@/components/ui/Link.client'
import links from '@/components/ui/Links.module.css'
import type { PlanOffers } from '@/lib/facts/plans'
import { cx } from '@/lib/utils/cx'
import styles from './PlanTerms.module.css'

type PlanTermsProps = Pick<PlanOffers, 'prices' | 'trialDays'>

/** Lists what applies to every purchase: trial, refund, education, codes. */
export function PlanTerms({ prices, trialDays }: PlanTermsProps) {
  return (
    <dl className={cx(links.links, styles.terms)}>
      <div>
        <dt>{trialDays}-day free trial</dt>
        <dd>
          Every new account starts with Premium, and you don’t need a payment card. When the trial ends, the account
          moves to Free automatically. <Link href="/docs/subscriptions#trial">How the trial ends</Link>
        </dd>
      </div>
      <div>
        <dt>Refunds</dt>
        <dd>
          If you bought Premium on the web, you get a full refund within 30 days of the first payment or of a yearly
          renewal. <Link href="/docs/subscriptions#refunds">How to get a refund</Link>
        </dd>
      </div>
      <div>
        <dt>Half price for education</dt>
        <dd>
          Students, teachers and other staff at schools and universities pay <Price amount={prices.educationMonth} /> a
          month, or <Price amount={prices.educationYear} /> a year.{' '}
          <Link href="/education">Apply for the education price</Link>
        </dd>
      </div>
      <div>
        <dt>Discount codes</dt>
        <dd>
          With a code, you pay less for a new web subscription. Enter it in the app on a computer.{' '}
          <Link href="/docs/how-to/redeem-discount-code">Redeem a code</Link>
        </dd>
      </div>
    </dl>
  )
}
