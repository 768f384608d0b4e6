'use client'

import { type FormEvent, type ReactNode, Suspense, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Spinner } from '@/components/ui/Spinner'
import { addRecentSearch } from '@/lib/browser/recent-searches'
import { prepareSearch } from '@/lib/browser/search-client'
import { longestQuery } from '@/lib/search/protocol'
import type { StartingPoint } from '@/lib/search/search-schemas'
import { withBasePath } from '@/lib/site/base-path'
import { routes } from '@/lib/site/routes'
import { SearchAnswerView } from './SearchAnswerView'
import { SearchFailure } from './SearchFailure'
import styles from './SearchPage.module.css'
import { SearchScopes } from './SearchScopes'
import { useSearch } from './use-search'
import { AddressWatcher, useSearchAddress, useSearchTitle } from './use-search-address'
import { VersionChoice } from './VersionChoice'

/** Requests all hits. The engine returns only as many as there are, and `SearchAnswerView` splits them into pages. */
const mostHits = Number.MAX_SAFE_INTEGER
/** In characters: enough for two lines next to a heading, or one below a title. The palette only has room for the default. */
const snippetLength = 105

type SearchPageProps = {
  title: string
  startingPoints: readonly StartingPoint[]
  /** Shown until something is typed. */
  children: ReactNode
}

/** Search as a separate page. The search is in the address, so that visitors can share it and go back to it. */
export function SearchPage({ title, startingPoints, children }: SearchPageProps) {
  const field = useRef<HTMLInputElement>(null)
  const { address, query, type, choose, commit, follow } = useSearchAddress(field)
  const { version, context } = address
  const { found, isPending, error, missing, retry } = useSearch({
    query,
    version,
    context,
    limit: mostHits,
    snippetLength,
  })
  useSearchTitle(title, query)

  const search = (words: string) => {
    choose({ query: words })
    field.current?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    addRecentSearch(query)
    commit()
  }
  const retryFromField = () => {
    retry()
    field.current?.focus()
  }

  return (
    <div
      className={styles.search}
      data-without-runtime="Search works once it has loaded. Until then, you can find every page in the lists below."
    >
      <Suspense>
        <AddressWatcher onAddress={follow} />
      </Suspense>
      <form
        className={styles.form}
        action={withBasePath(routes.search)}
        role="search"
        data-runtime="now"
        onSubmit={onSubmit}
      >
        <div className={styles.version}>
          <VersionChoice version={version} onChoose={(next) => choose({ version: next })} />
        </div>
        <label className="visuallyHidden" htmlFor="search-words">
          Search for
        </label>
        <Icon name="search" />
        <input
          ref={field}
          id="search-words"
          className={styles.field}
          placeholder="A word or a feature"
          name="q"
          type="search"
          enterKeyHint="search"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestQuery}
          value={query}
          onChange={(event) => type(event.target.value)}
          onFocus={() => prepareSearch({ version, context })}
          onBlur={commit}
        />
        <Button type="submit" variant="primary">
          Search
        </Button>
        <div className={styles.areas}>
          <SearchScopes
            context={context}
            counts={found?.answer.counts}
            onChoose={(next) => choose({ context: next })}
          />
        </div>
      </form>
      {/* Some screen readers don't announce what's inside an element that's busy. */}
      {isPending && !found && <Spinner />}
      <div aria-busy={isPending}>
        {query.trim() === '' && children}
        <SearchFailure error={error} missing={missing} onRetry={retryFromField} />
        {found && (
          <SearchAnswerView
            found={found}
            address={address}
            startingPoints={startingPoints}
            field={field}
            onSearch={search}
          />
        )}
      </div>
    </div>
  )
}
