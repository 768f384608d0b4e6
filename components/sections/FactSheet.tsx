import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link.client'
import type { VersionFacts } from '@/lib/facts/facts-at'
import { formatPrice } from '@/lib/facts/plans'
import { config } from '@/lib/site/config.mjs'
import { platformIds, platformNames } from '@/lib/site/platforms'
import { formatDate } from '@/lib/utils/date'
import styles from './FactSheet.module.css'
import type { NewestReleaseView } from './NewestRelease'

type FactSheetProps = {
  facts: VersionFacts
  newest: NewestReleaseView
  /** The very first version. */
  first: NewestReleaseView
}

const list = new Intl.ListFormat('en-GB')

/** Shows what journalists look up. It comes from the configuration and the facts, so it's never out of date. */
export function FactSheet({ facts: { plans }, newest, first }: FactSheetProps) {
  const { month, year } = plans.prices
  return (
    <dl className={styles.sheet}>
      <Fact name="Name">{config.name}</Fact>
      <Fact name="Origin">{config.madeIn}</Fact>
      <Fact name="What it is">{config.tagline}</Fact>
      <Fact name="Plans">
        Free, with no time limit. Premium for {formatPrice(month)} a month or {formatPrice(year)} a year, after a{' '}
        {plans.trialDays}-day trial.
      </Fact>
      <Fact name="First version">
        <Version release={first} />
      </Fact>
      <Fact name="Latest version">
        <Version release={newest} />
      </Fact>
      <Fact name="Platforms">{list.format(platformIds.map((id) => platformNames[id]))}</Fact>
      <Fact name="Stores">{list.format(Object.values(config.stores).map(({ name }) => name))}</Fact>
      <Fact name="Languages">{list.format(config.locales.map(({ label }) => label))}</Fact>
      <Fact name="Email">
        <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Version({ release: { version, date, href } }: { release: NewestReleaseView }) {
  return (
    <>
      <Link href={href}>{version}</Link>, <time dateTime={date}>{formatDate(date)}</time>
    </>
  )
}
