import { type MouseEvent, type RefObject, useState } from 'react'
import { IconButton } from '@/components/ui/IconButton'
import { clearRecentSearches, readRecentSearches, removeRecentSearch } from '@/lib/browser/recent-searches'
import { toSearchHref } from '@/lib/search/search-address'
import type { StartingPoint } from '@/lib/search/search-schemas'
import { Option } from './Option'
import styles from './PaletteStart.module.css'
import { SlashSwitch } from './SlashSwitch'

type PaletteStartProps = {
  listbox: RefObject<HTMLDivElement | null>
  id: string
  startingPoints: readonly StartingPoint[]
  onSearch: (query: string) => void
  /** Called after recent searches are removed. The button that was pressed disappears with them, so the focus has to go elsewhere. */
  onForget: () => void
}

/** Shown before anything is typed: recent searches, and pages where many visitors start. */
export function PaletteStart({ listbox, id, startingPoints, onSearch, onForget }: PaletteStartProps) {
  const [recent, setRecent] = useState(readRecentSearches)

  const forget = (act: () => void) => {
    act()
    setRecent(readRecentSearches())
    onForget()
  }
  const searchAgain = (event: MouseEvent, query: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // The palette stays open, and the words go into its field.
    event.stopPropagation()
    onSearch(query)
  }

  return (
    <div className={styles.start}>
      <div ref={listbox} id={id} role="listbox" aria-label="Suggestions">
        {recent.length > 0 && (
          <div role="group" aria-label="Recent searches">
            <p className={styles.heading} role="presentation">
              Recent searches
            </p>
            {recent.map((query) => (
              <Option
                key={query}
                className={styles.recent}
                href={toSearchHref({ query })}
                onClick={(event) => searchAgain(event, query)}
              >
                {query}
              </Option>
            ))}
          </div>
        )}
        <div role="group" aria-label="Good places to start">
          <p className={styles.heading} role="presentation">
            Good places to start
          </p>
          {startingPoints.map(({ href, label }) => (
            <Option key={href} className={styles.point} href={href}>
              {label}
            </Option>
          ))}
        </div>
      </div>
      {recent.length > 0 && (
        // A `listbox` may only contain options, so these buttons come after it and are placed next to their rows.
        <div className={styles.tools} role="group" aria-label="Clear searches">
          <button type="button" className={styles.clear} onClick={() => forget(clearRecentSearches)}>
            Clear
          </button>
          {recent.map((query) => (
            <IconButton
              key={query}
              className={styles.remove}
              icon="close"
              label={`Remove “${query}”`}
              onClick={() => forget(() => removeRecentSearch(query))}
            />
          ))}
        </div>
      )}
      <SlashSwitch />
    </div>
  )
}
