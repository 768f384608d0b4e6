import type { ReactNode } from 'react'
import styles from './Closing.module.css'

type ClosingProps = { title: string; children: ReactNode }

/** The last call of a page. */
export function Closing({ title, children }: ClosingProps) {
  return (
    <section className={styles.closing}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
