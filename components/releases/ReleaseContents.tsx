import styles from './RecentReleases.module.css'

type ReleaseContentsProps = { items: readonly { id: string; label: string; count: number }[] }

/** Lists the parts of a page that shows all releases, and how much is in each. On a phone, the page is its own list. */
export function ReleaseContents({ items }: ReleaseContentsProps) {
  return (
    <nav className={styles.recent} aria-label="On this page">
      <p className={styles.label} aria-hidden>
        On this page
      </p>
      <ul role="list">
        {items.map(({ id, label, count }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {label} <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
