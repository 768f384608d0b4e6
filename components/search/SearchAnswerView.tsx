import { type RefObject, useEffect, useRef } from 'react'
import { Link } from '@/components/ui/Link.client'
import { Pagination } from '@/components/ui/Pagination'
import { addRecentSearch } from '@/lib/browser/recent-searches'
import { buildResultGroups, describeCount, describeSeeAll, hasResults } from '@/lib/search/answer-view'
import { type SearchAddress, toSearchHref } from '@/lib/search/search-address'
import type { StartingPoint } from '@/lib/search/search-schemas'
import { Corrected } from './Corrected'
import { NoResults } from './NoResults'
import { ResultList } from './ResultList'
import styles from './SearchAnswerView.module.css'
import type { Found } from './use-search'
import { useSettled } from './use-settled'

/** How many of the site's pages there are on a page of results. */
const pageLength = 10

type SearchAnswerViewProps = {
  found: Found
  address: SearchAddress
  startingPoints: readonly StartingPoint[]
  field: RefObject<HTMLInputElement | null>
  onSearch: (query: string) => void
}

/** The full answer: the number of results, the pages with their sections and, after the last of them, the weak matches. */
export function SearchAnswerView({ found, address, startingPoints, field, onSearch }: SearchAnswerViewProps) {
  const { query, answer } = found
  const { context } = address
  const count = describeCount(answer)
  const groups = buildResultGroups(
    answer.hits.filter(({ isWeak }) => !isWeak),
    Number.POSITIVE_INFINITY,
  )
  const weak = buildResultGroups(
    answer.hits.filter(({ isWeak }) => isWeak),
    Number.POSITIVE_INFINITY,
  )
  const pages = Math.max(1, Math.ceil(groups.length / pageLength))
  const page = Math.min(address.page, pages)
  const place = useRef<HTMLParagraphElement>(null)
  const shown = useRef(address)
  // Moves the focus only if the reader has turned to another page of results. Anyone who types or chooses an area keeps the focus where it is.
  useEffect(() => {
    const before = shown.current
    shown.current = address
    const isSameSearch = toSearchHref({ ...before, page: 1 }) === toSearchHref({ ...address, page: 1 })
    if (isSameSearch && before.page !== address.page) place.current?.focus()
  }, [address])
  const settledQuery = useSettled(query, 500)
  const settledCount = useSettled(count, 500)
  const remember = () => addRecentSearch(query)
  const outside = describeSeeAll(context, false)

  return (
    <>
      {hasResults(answer) && (
        <p ref={place} tabIndex={-1} className={styles.count}>
          {count}
          {pages > 1 && `, page ${page} of ${pages}`}
        </p>
      )}
      <p role="status" className="visuallyHidden">
        {/* A new element, because screen readers ignore a text that's the same as before. */}
        <span key={settledQuery}>{settledCount}</span>
      </p>
      {answer.corrected && answer.hits.length > 0 && <Corrected query={answer.corrected} />}
      {!hasResults(answer) && (
        <>
          <NoResults
            query={query}
            version={address.version}
            isWhole={!answer.missing?.length}
            nearest={answer.nearest}
            context={context}
            startingPoints={startingPoints}
            hasWeak={weak.length > 0}
            onSearch={onSearch}
          />
          {context && (
            <p>
              {/* The link disappears with this answer, and the focus would be lost, so the field gets it. */}
              <Link href={toSearchHref({ query, version: address.version })} onClick={() => field.current?.focus()}>
                {outside.label}
              </Link>
            </p>
          )}
        </>
      )}
      {groups.length > 0 && <h2 className="visuallyHidden">Results</h2>}
      <ResultList groups={groups.slice((page - 1) * pageLength, page * pageLength)} onOpen={remember} />
      {weak.length > 0 && page === pages && (
        <section className={styles.weak} aria-labelledby="weak-matches">
          <h2 id="weak-matches">Weak matches</h2>
          <ResultList groups={weak} onOpen={remember} />
        </section>
      )}
      {pages > 1 && (
        <Pagination
          label="Pages of results"
          current={page}
          hrefs={Array.from({ length: pages }, (_, index) => toSearchHref({ ...address, query, page: index + 1 }))}
          previous="Previous"
          next="Next"
        />
      )}
    </>
  )
}
