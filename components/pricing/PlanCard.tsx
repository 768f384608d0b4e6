import type { ReactNode } from 'react'
import type { PlanAmount } from '@/lib/facts/plans'
import styles from './PlanCard.module.css'

type PlanCardProps = {
  name: string
  price: ReactNode
  note: string
  action: ReactNode
  amounts: readonly PlanAmount[]
  isFeatured?: boolean
  /** The heading of what the plan has besides amounts. */
  listTitle: string
  list: readonly string[]
}

export function PlanCard({ name, price, note, action, amounts, isFeatured, listTitle, list }: PlanCardProps) {
  return (
    <article className={styles.card} data-featured={isFeatured || undefined} aria-label={name}>
      <h3>{name}</h3>
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
        <ul>
          {list.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
    </article>
  )
}
