import { listTocIds, type TocItem } from '@/lib/view'
import styles from './TableOfContents.module.css'
import { TocHighlight } from './TocHighlight.client'

type TableOfContentsProps = { items: readonly TocItem[] }

/** Shows the contents next to the page on a desktop, and marks the section being read. */
export function TableOfContents({ items }: TableOfContentsProps) {
  if (items.length === 0) return null
  return (
    <nav className={styles.toc} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      <TocHighlight ids={listTocIds(items)}>
        <TocList items={items} />
      </TocHighlight>
    </nav>
  )
}

/** Shows the contents above the text on a phone, folded. */
export function InlineTableOfContents({ items }: TableOfContentsProps) {
  if (items.length === 0) return null
  return (
    <details className={styles.inline}>
      <summary className="chevron">On this page</summary>
      <nav aria-label="On this page">
        <TocList items={items} />
      </nav>
    </details>
  )
}

function TocList({ items }: TableOfContentsProps) {
  return (
    <ul className={styles.thread} role="list">
      {items.map((item) => (
        <li key={item.id}>
          <a href={`#${item.id}`}>
            {item.text}
            {item.count !== undefined && <small> {item.count}</small>}
          </a>
          {item.children.length > 0 && <TocList items={item.children} />}
        </li>
      ))}
    </ul>
  )
}
