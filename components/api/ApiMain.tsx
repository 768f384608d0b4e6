import type { ReactNode } from 'react'
import { InlineTableOfContents } from '@/components/docs/TableOfContents'
import { cx } from '@/lib/utils/cx'
import type { TocItem } from '@/lib/view'
import styles from './ApiMain.module.css'

type ApiMainProps = {
  /** Breadcrumbs, title and endpoint, across the full width. */
  header: ReactNode
  samples: ReactNode
  toc: readonly TocItem[]
  children: ReactNode
}

/**
 * Lays out the page of an operation, inside `DocsColumns`. Above 1200 px, text and samples are side by side. Below that, the samples are between the
 * header and the text, which is also their order in the document.
 */
export function ApiMain({ header, samples, toc, children }: ApiMainProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <article className={styles.grid}>
        <div className={styles.head}>{header}</div>
        <section className={cx('stickyColumn', styles.samples)} aria-label="Samples">
          {samples}
        </section>
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
