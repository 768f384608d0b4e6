import { useEffect } from 'react'
import { Link } from '@/components/ui/Link.client'
import { sendEvent } from '@/lib/browser/analytics'
import { type SearchContext, searchContextLabels } from '@/lib/search/search-record'
import type { StartingPoint } from '@/lib/search/search-schemas'
import { routes } from '@/lib/site/routes'
import styles from './NoResults.module.css'

type NoResultsProps = {
  query: string
  version: string
  /** Whether every area could be searched. */
  isWhole: boolean
  nearest: readonly string[]
  context?: SearchContext
  startingPoints: readonly StartingPoint[]
  /** Whether weak matches follow. They're closer to what was meant than popular pages. */
  hasWeak: boolean
  onSearch: (query: string) => void
}

/** A query that's shown this long isn't being typed any more. */
const settledAfter = 2000

/** Shown if nothing was found: similar words on the site, popular pages, and a link to support. */
export function NoResults({
  query,
  version,
  isWhole,
  nearest,
  context,
  startingPoints,
  hasWeak,
  onSearch,
}: NoResultsProps) {
  const words = query.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words that find nothing count as well, but they aren't sent.
  useEffect(() => {
    if (!isWhole) return undefined
    const count = () => {
      const { origin, pathname } = window.location
      // The search page has the words in its address.
      sendEvent('Search without results', { version, context: context ?? 'all' }, origin + pathname)
    }
    const timer = setTimeout(count, settledAfter)
    return () => clearTimeout(timer)
  }, [words, version, context, isWhole])

  return (
    <div className={styles.none}>
      <p className={styles.title}>No results</p>
      <p className={styles.why}>
        Nothing matches “{shorten(words)}”{context && ` in ${searchContextLabels[context]}`}.
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
