import type { ReactNode } from 'react'
import styles from './PlainPage.module.css'

type PlainPageProps = { title: string; lead?: string; children?: ReactNode }

/** A page of one column: title, a sentence, and what follows. */
export function PlainPage({ title, lead, children }: PlainPageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className="prose">{children}</div>}
    </main>
  )
}
