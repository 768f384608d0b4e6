import { Link } from '@/components/ui/Link.client'
import { type SearchContext, searchContextLabels } from '@/lib/search/search-record'
import type { StartingPoint } from '@/lib/search/search-schemas'
import { routes } from '@/lib/site/routes'
import styles from './NoResults.module.css'

type NoResultsProps = {
  query: string
  nearest: readonly string[]
  context?: SearchContext
  startingPoints: readonly StartingPoint[]
  /** Whether weak matches follow. They're closer to what was meant than popular pages. */
  hasWeak: boolean
  onSearch: (query: string) => void
}

/** Shown if nothing was found: similar words on the site, popular pages, and a link to support. */
export function NoResults({ query, nearest, context, startingPoints, hasWeak, onSearch }: NoResultsProps) {
  return (
    <div className={styles.none}>
      <p className={styles.title}>No results</p>
      <p className={styles.why}>
        Nothing matches “{shorten(query.trim())}”{context && ` in ${searchContextLabels[context]}`}.
      </p>
      {nearest.length > 0 && (
        <div className={styles.nearest}>
          <p>Did you mean</p>
          <ul role="list" aria-label="Similar words">
            {nearest.map((word) => (
              <li key={word}>
                <button type="button" className={styles.word} onClick={() => onSearch(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!hasWeak && (
        <>
          <p>Popular pages</p>
          <ul role="list" className={styles.pages} aria-label="Popular pages">
            {startingPoints.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Still stuck? <Link href={routes.support}>Ask support</Link>
      </p>
    </div>
  )
}

const shorten = (query: string) => (query.length > 60 ? `${query.slice(0, 60)}…` : query)
