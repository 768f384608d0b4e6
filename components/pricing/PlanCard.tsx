import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Icon } from '@/components/ui/Icon'
import type { PlanAmount } from '@/lib/facts/plans'
import styles from './PlanCard.module.css'

type PlanCardProps = {
  name: string
  price: ReactNode
  note: string
  action: ReactNode
  amounts: readonly PlanAmount[]
  /** The card with a tag is tinted. */
  tag?: string
  /** The heading of what the plan has besides amounts. */
  listTitle: string
  list: readonly string[]
}

export function PlanCard({ name, price, note, action, amounts, tag, listTitle, list }: PlanCardProps) {
  return (
    <article className={styles.card} data-featured={Boolean(tag)} aria-label={name}>
      <div className={styles.name}>
        <h3>{name}</h3>
        {tag && <Badge>{tag}</Badge>}
      </div>
      <div className={styles.price}>{price}</div>
      <p className={styles.note}>{note}</p>
      {action}
      <dl className={styles.amounts}>
        {amounts.map(({ id, label, amount }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.list}>
        <p>{listTitle}</p>
        <ul role="list">
          {list.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
