import { memo, type RefObject, useId, useRef } from 'react'
import type { SearchAnswer } from '@/lib/search/protocol'
import { type SearchContext, searchContextLabels, searchContexts } from '@/lib/search/search-record'
import styles from './SearchScopes.module.css'

type SearchScopesProps = {
  context?: SearchContext
  /** How many results each area has, if it's loaded. */
  counts?: SearchAnswer['counts']
  onChoose: (context: SearchContext | undefined) => void
  /** Gets the focus back after a mouse click, so that the visitor can keep typing. */
  field?: RefObject<HTMLInputElement | null>
}

/** The areas as one choice. The arrow keys move through it, and one tap is enough. */
export const SearchScopes = memo(function SearchScopes({ context, counts, onChoose, field }: SearchScopesProps) {
  const name = useId()
  const isByMouse = useRef(false)
  const known = searchContexts.flatMap((area) => counts?.[area] ?? [])
  const all = known.length === searchContexts.length ? known.reduce((sum, count) => sum + count, 0) : undefined

  const choose = (area: SearchContext | undefined) => {
    onChoose(area)
    if (isByMouse.current) field?.current?.focus()
  }

  return (
    <fieldset
      className={styles.scopes}
      onPointerDown={({ pointerType }) => {
        isByMouse.current = pointerType === 'mouse'
      }}
      onKeyDown={() => {
        isByMouse.current = false
      }}
    >
      <legend className="visuallyHidden">Area</legend>
      {[undefined, ...searchContexts].map((area) => {
        const count = area ? counts?.[area] : all
        return (
          <label key={area ?? 'all'} className={styles.scope}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={context === area}
              onChange={() => choose(area)}
            />
            {area ? searchContextLabels[area] : 'Everything'}{' '}
            {count !== undefined && (
              <span className={styles.count}>
                {count} <span className="visuallyHidden">{count === 1 ? 'result' : 'results'}</span>
              </span>
            )}
          </label>
        )
      })}
    </fieldset>
  )
})
