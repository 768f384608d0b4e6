import { memo, type RefObject, startTransition, useLayoutEffect, useState } from 'react'
import { afterPaint } from '@/lib/browser/callbacks'
import { addRecentSearch } from '@/lib/browser/recent-searches'
import { buildResultGroups, describeSeeAll, hasResults, type ResultGroup } from '@/lib/search/answer-view'
import { toSearchHref } from '@/lib/search/search-address'
import type { SearchContext } from '@/lib/search/search-record'
import type { StartingPoint } from '@/lib/search/search-schemas'
import type { VersionId } from '@/lib/site/versions'
import { Corrected } from './Corrected'
import { NoResults } from './NoResults'
import { Option } from './Option'
import styles from './PaletteResults.module.css'
import { ResultOptions } from './ResultOptions'
import type { Found } from './use-search'

/** The most sections of a page, and the most weak matches. The search page shows all of them. */
const mostSections = 3
const mostWeak = 5

/** How many lines are in the first frame that answers a query, if a hit's title and its snippet are one line each. They always fill the palette. */
const firstLines = 16

type PaletteResultsProps = {
  listbox: RefObject<HTMLDivElement | null>
  id: string
  found: Found
  context?: SearchContext
  version: VersionId
  startingPoints: readonly StartingPoint[]
  onSearch: (query: string) => void
}

/**
 * The answer as options, grouped by page, with the weak ones below a separate line. The last option leads to all results. When a letter is typed, this is
 * only drawn again once the answer has arrived.
 */
export const PaletteResults = memo(function PaletteResults({
  listbox,
  id,
  found,
  context,
  version,
  startingPoints,
  onSearch,
}: PaletteResultsProps) {
  const { query, answer } = found
  const isFound = hasResults(answer)
  const strong = answer.hits.filter(({ isWeak }) => !isWeak)
  const weak = answer.hits.filter(({ isWeak }) => isWeak).slice(0, mostWeak)
  const groups = buildResultGroups(strong, mostSections)
  const [paintedQuery, setPaintedQuery] = useState<string>()
  const first = takeFirst(groups)
  const isWhole = paintedQuery === query || first.length === groups.length
  const seeAll = describeSeeAll(context, isFound)
  const remember = () => addRecentSearch(query)

  // The rest of a long list comes after the first frame, because drawing the whole list would delay that frame.
  useLayoutEffect(() => afterPaint(() => startTransition(() => setPaintedQuery(query))), [query])

  return (
    <>
      {answer.corrected && answer.hits.length > 0 && <Corrected query={answer.corrected} />}
      {!isFound && (
        <NoResults
          query={query}
          version={version}
          isWhole={!answer.missing?.length}
          nearest={answer.nearest}
          context={context}
          startingPoints={startingPoints}
          hasWeak={weak.length > 0}
          onSearch={onSearch}
        />
      )}
      {(answer.hits.length > 0 || context) && (
        <div ref={listbox} id={id} role="listbox" aria-label="Results">
          <ResultOptions groups={isWhole ? groups : first} onOpen={remember} />
          {isWhole && weak.length > 0 && (
            <div role="group" aria-label="Weak matches">
              <p className={styles.weak} role="presentation">
                Weak matches
              </p>
              <ResultOptions groups={buildResultGroups(weak, mostSections)} onOpen={remember} />
            </div>
          )}
          {isWhole && (
            <Option
              className={styles.all}
              href={toSearchHref({ query: query.trim(), context: seeAll.context, version })}
              onClick={remember}
            >
              {seeAll.label}
            </Option>
          )}
        </div>
      )}
    </>
  )
})

/** Returns the pages that fill the palette. */
function takeFirst(groups: readonly ResultGroup[]): readonly ResultGroup[] {
  let lines = 0
  const last = groups.findIndex(({ results }) => {
    lines += results.reduce((sum, { snippet }) => sum + (snippet.text ? 2 : 1), 0)
    return lines >= firstLines
  })
  return last < 0 ? groups : groups.slice(0, last + 1)
}
