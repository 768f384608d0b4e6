import { Price } from '@/components/facts/Price'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { VersionFacts } from '@/lib/facts/facts-at'
import { buildPlanOffers, currencies, type PlanOffers } from '@/lib/facts/plans'
import { routes } from '@/lib/site/routes'
import { PlanCard } from './PlanCard'
import styles from './Plans.module.css'
import { PlanTerms } from './PlanTerms'
import { PriceSwitch } from './PriceSwitch'

type PlansProps = { facts: VersionFacts }

/** Shows both plans side by side. The style sheet switches between months and years and between currencies, so this works without JavaScript. */
export function Plans({ facts }: PlansProps) {
  const { free, premium, prices, freeMonths, trialDays } = buildPlanOffers(facts)
  return (
    <section className={styles.plans} aria-labelledby="plans">
      <h2 id="plans" className="visuallyHidden">
        Free and Premium
      </h2>
      <div className={styles.switches}>
        <PriceSwitch
          name="billing"
          legend="How often you pay for Premium"
          options={[
            { value: 'month', label: 'Monthly' },
            { value: 'year', label: 'Yearly' },
          ]}
        />
        <PriceSwitch
          name="currency"
          legend="Currency"
          options={Object.keys(currencies).map((code) => ({ value: code, label: code }))}
        />
        <p>Pay yearly and get {freeMonths} months free.</p>
      </div>
      <div className={styles.cards}>
        <PlanCard
          name="Free"
          price={
            <p className={styles.price}>
              <Price amount={0} />
            </p>
          }
          note="No end date, and you don’t need a payment card."
          action={<ButtonLink href={routes.download}>Get the app</ButtonLink>}
          amounts={free.amounts}
          listTitle="Both plans have:"
          list={free.included}
        />
        <PlanCard
          name="Premium"
          tag={`${trialDays} days free`}
          price={<PremiumPrice prices={prices} />}
          note="One price for all platforms and all your devices."
          action={
            <ButtonLink href={routes.download} variant="primary">
              Try Premium for {trialDays} days
            </ButtonLink>
          }
          amounts={premium.amounts}
          listTitle="Everything in Free, plus:"
          list={premium.functions}
        />
      </div>
      <p className={styles.tax}>
        Prices in euros include VAT. For prices in dollars, sales tax is added where it’s due. Prices in a store may be
        slightly different.
      </p>
      <PlanTerms prices={prices} trialDays={trialDays} />
    </section>
  )
}

function PremiumPrice({ prices }: Pick<PlanOffers, 'prices'>) {
  return (
    <div aria-live="polite">
      <p className={styles.month}>
        <span className={styles.price}>
          <Price amount={prices.month} />
        </span>{' '}
        a month
      </p>
      <p className={styles.year}>
        <span className={styles.price}>
          <Price amount={prices.year} />
        </span>{' '}
        a year
      </p>
    </div>
  )
}
