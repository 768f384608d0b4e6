import { type RefObject, useCallback, useId, useReducer, useRef, useState } from 'react'
import { Spinner } from '@/components/ui/Spinner'
import { readStartScope } from '@/lib/browser/search-scope'
import { describeCount, hasResults } from '@/lib/search/answer-view'
import type { SearchContext } from '@/lib/search/search-record'
import type { StartingPoint } from '@/lib/search/search-schemas'
import { withoutBasePath } from '@/lib/site/base-path'
import { isArchived } from '@/lib/site/versions'
import { PaletteFooter } from './PaletteFooter'
import { PaletteResults } from './PaletteResults'
import { PaletteStart } from './PaletteStart'
import { SearchFailure } from './SearchFailure'
import styles from './SearchPalette.module.css'
import { SearchScopes } from './SearchScopes'
import { useCombobox } from './use-combobox'
import { useResultScroll, useScopeKeys, useViewport } from './use-palette-dialog'
import { useSearch } from './use-search'
import { useSettled } from './use-settled'
import { VersionChoice } from './VersionChoice'

/** The most hits that the palette lists. The search page has the rest. */
const mostHits = 20

type SearchPaletteProps = {
  field: RefObject<HTMLInputElement | null>
  /** The ID of the field's form, which leads to the search page. */
  formId: string
  query: string
  startingPoints: readonly StartingPoint[]
  onQuery: (query: string) => void
}

/** Everything below the field. It's loaded at the first sign that a visitor wants to search. */
export function SearchPalette({ field, formId, query, startingPoints, onQuery }: SearchPaletteProps) {
  const [start] = useState(() => readStartScope(withoutBasePath(window.location.pathname)))
  const [version, setVersion] = useState(start.version)
  const [context, setContext] = useState<SearchContext>()
  const isChosen = useRef(false)
  // `useCombobox` reads its options only when this component renders, but removing a recent search renders only `PaletteStart`.
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  const { found, isPending, isStale, error, missing, retry } = useSearch(
    { query, version, context, near: start.near, limit: mostHits },
    { showsTitlesFirst: true, isOrderFixed: isChosen },
  )
  const listbox = useRef<HTMLDivElement>(null)
  const listboxId = useId()
  const isEmpty = query.trim() === ''
  const topic = isEmpty ? '' : JSON.stringify([found?.query, version, context])
  useCombobox({ field, listbox, listboxId, topic, isFirstActive: !isEmpty, isStale, isChosen })
  const { body, onScroll } = useResultScroll(topic, isChosen)
  useScopeKeys(field, setContext)
  useViewport(field)

  // What's found in the titles alone is no count yet.
  const counted = found?.isComplete ? found.answer : undefined
  const count = counted ? describeCount(counted) : ''
  const focusField = useCallback(() => field.current?.focus(), [field])
  const search = useCallback(
    (words: string) => {
      onQuery(words)
      focusField()
    },
    [onQuery, focusField],
  )
  const retryFromField = () => {
    retry()
    focusField()
  }
  const onForget = () => {
    renderAgain()
    focusField()
  }

  return (
    <>
      <div className={styles.scope}>
        <SearchScopes context={context} counts={counted?.counts} onChoose={setContext} field={field} />
        <VersionChoice version={version} onChoose={setVersion} />
        {/* Enter leads to the search page while there are no options, and the version with it. */}
        {isArchived(version) && <input type="hidden" form={formId} name="version" value={version} />}
      </div>
      {/* Chrome would make it a tab stop without a name. The arrow keys scroll it. */}
      <div
        ref={body}
        className={styles.body}
        tabIndex={-1}
        aria-busy={isPending}
        data-search-palette=""
        onScroll={onScroll}
      >
        {isEmpty && (
          <PaletteStart
            listbox={listbox}
            id={listboxId}
            startingPoints={startingPoints}
            onSearch={search}
            onForget={onForget}
          />
        )}
        <SearchFailure error={error} missing={missing} onRetry={retryFromField} />
        {isPending && !found && <Spinner />}
        {found && (
          <PaletteResults
            listbox={listbox}
            id={listboxId}
            found={found}
            context={context}
            version={version}
            startingPoints={startingPoints}
            onSearch={search}
          />
        )}
      </div>
      <PaletteFooter count={counted && hasResults(counted) ? count : ''} onHelpClosed={focusField} />
      <p role="status" className="visuallyHidden">
        {/* Not after every letter, or a screen reader would never stop talking. */}
        {useSettled(isPending ? '' : count, 500)}
      </p>
    </>
  )
}
