import { Fragment } from 'react'
import { currencies } from '@/lib/facts/plans'
import styles from './Price.module.css'

/** Shows a price in all currencies. On a page with a switch for the currency, the style sheet leaves only the chosen one. */
export function Price({ amount }: { amount: number }) {
  return Object.entries(currencies).map(([code, sign], index) => (
    <Fragment key={code}>
      {index > 0 && <span className={styles.or}> or </span>}
      <span className={styles[code]}>{`${sign}${amount}`}</span>
    </Fragment>
  ))
}
