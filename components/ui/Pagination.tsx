import { Link } from './Link.client'
import styles from './Pagination.module.css'

type PaginationProps = {
  /** Names the list: "Pages of releases". */
  label: string
  current: number
  /** The addresses of all pages, beginning with the first one. */
  hrefs: readonly string[]
  /** Labels of the links to the pages before and after. */
  previous: string
  next: string
}

/** Links to every page of a list and to the ones before and after. */
export function Pagination({ label, current, hrefs, previous, next }: PaginationProps) {
  const before = hrefs[current - 2]
  const after = hrefs[current]
  return (
    <nav className={styles.pages} aria-label={label}>
      {before && (
        <Link href={before} rel="prev">
          {previous}
        </Link>
      )}
      {hrefs.map((href, index) => (
        <Link
          key={href}
          href={href}
          aria-current={index + 1 === current ? 'page' : undefined}
          aria-label={`Page ${index + 1}`}
        >
          {index + 1}
        </Link>
      ))}
      {after && (
        <Link href={after} rel="next">
          {next}
        </Link>
      )}
    </nav>
  )
}
