import type { ReactNode } from 'react'
import styles from './Closing.module.css'

type ClosingProps = { title: string; children: ReactNode }

/** Shows the last call to action of a page. */
export function Closing({ title, children }: ClosingProps) {
  return (
    <section className={styles.closing}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
