import type { ReactNode } from 'react'
import { InlineTableOfContents } from '@/components/docs/TableOfContents'
import type { TocItem } from '@/lib/view'
import styles from './ApiMain.module.css'

type ApiMainProps = {
  /** Breadcrumbs and title, across the full width. */
  header: ReactNode
  toc: readonly TocItem[]
  children: ReactNode
}

/** Lays out the page of an operation, inside `DocsColumns`. Above 1200 px, there's a column next to the text, in which `Request` puts its samples. */
export function ApiMain({ header, toc, children }: ApiMainProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <article className={styles.grid}>
        <div className={styles.head}>{header}</div>
        <div className={styles.text}>
          <Sections items={toc} />
          <InlineTableOfContents items={toc} />
          {children}
        </div>
      </article>
    </main>
  )
}

/** Shows the page's contents on one line above the text, because on a desktop the samples are where other pages have their contents. */
function Sections({ items }: { items: readonly TocItem[] }) {
  if (items.length === 0) return null
  return (
    <nav className={styles.sections} aria-label="On this page">
      <ul>
        {items.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
