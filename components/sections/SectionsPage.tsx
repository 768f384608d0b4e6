import type { ReactNode } from 'react'
import styles from './SectionsPage.module.css'

type SectionsPageProps = { children: ReactNode }

/** Renders a page made of sections, without a column of prose around them. Each child gets the page's width, and some take up the whole window. */
export function SectionsPage({ children }: SectionsPageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <article className={styles.page}>{children}</article>
    </main>
  )
}
