import { Icon } from '@/components/ui/Icon'
import { toRing } from '@/lib/miniatures/controls'
import { markHits, splitQuery } from '@/lib/miniatures/notation'
import type { SearchData } from '@/lib/miniatures/schema'
import { Frame } from './Frame'
import styles from './SearchResults.module.css'

type SearchResultsProps = { data: SearchData; ring?: string }

export function SearchResults({ data: { query, results }, ring }: SearchResultsProps) {
  return (
    <Frame>
      <div className={styles.query} data-ring={toRing(query, ring)}>
        <Icon name="search" className={styles.icon} />
        <span className={styles.tokens}>
          {splitQuery(query).map((token) => (
            <span key={token.at} className={styles.token} data-type={token.type}>
              {token.text}
            </span>
          ))}
        </span>
      </div>
      <div className={styles.results}>
        {results.map((result) => (
          <div key={result.title} className={styles.result} data-ring={toRing(result.title, ring)}>
            <span className={styles.title}>
              <Marked text={result.title} query={query} />
            </span>
            <span className={styles.kind}>{result.kind}</span>
            <span className={styles.text}>
              <Marked text={result.text} query={query} />
            </span>
          </div>
        ))}
      </div>
    </Frame>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  return markHits(text, query).map((segment) => (
    <span key={segment.at} className={segment.isHit ? styles.hit : undefined}>
      {segment.text}
    </span>
  ))
}
