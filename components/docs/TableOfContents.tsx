import { CurrentSection } from '@/components/ui/CurrentSection.client'
import { cx } from '@/lib/utils/cx'
import type { TocItem } from '@/lib/view'
import styles from './TableOfContents.module.css'

type TableOfContentsProps = { items: readonly TocItem[] }

/** Roughly how many characters fit on a line of the list, and how many lines fit on a laptop screen. */
const room = { characters: 28, lines: 30 }

/** Shows the contents next to the page on a desktop, and marks the section being read. In a long list, only that section shows its subsections. */
export function TableOfContents({ items }: TableOfContentsProps) {
  if (items.length === 0) return null
  return (
    <nav className={cx(styles.toc, countLines(items) > room.lines && styles.long)} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      <CurrentSection>
        <TocList items={items} />
      </CurrentSection>
    </nav>
  )
}

function countLines(items: readonly TocItem[]): number {
  const lines = items.map(({ text, children }) => Math.ceil(text.length / room.characters) + countLines(children))
  return lines.reduce((sum, count) => sum + count, 0)
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
