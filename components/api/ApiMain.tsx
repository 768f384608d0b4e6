import type { ReactNode } from 'react'
import { InlineTableOfContents } from '@/components/docs/TableOfContents'
import type { TocItem } from '@/lib/toc/toc'
import { cx } from '@/lib/utils/cx'
import styles from './ApiMain.module.css'

type ApiMainProps = {
  /** Breadcrumbs, title and endpoint, over the full width. */
  header: ReactNode
  samples: ReactNode
  toc: readonly TocItem[]
  children: ReactNode
}

/**
 * The page of an operation, inside `DocsColumns`: text and samples side by side above 1200 px; below that the samples stand between the
 * header and the text, as they do in the document.
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

/** On a desktop the samples stand where other pages have their contents: these are then one line above the text. */
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
