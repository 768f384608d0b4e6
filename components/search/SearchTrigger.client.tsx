'use client'

import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/components/ui/Icon'
import { isPrefetchFair } from '@/lib/browser/device'
import { isModified } from '@/lib/browser/keys'
import { reportLoadFailure } from '@/lib/browser/load-failure'
import { closeMenu } from '@/lib/browser/menu-store'
import { useSlash } from '@/lib/browser/stored-choices'
import type { StartingPoint } from '@/lib/search/search-schemas'
import { withBasePath, withoutBasePath } from '@/lib/site/base-path'
import { routes } from '@/lib/site/routes'
import { loadKeyHelp, preparePalette } from './load-palette'
import { SearchDialog } from './SearchDialog'
import styles from './SearchTrigger.module.css'
import { useHotkeys } from './use-hotkeys'

type SearchTriggerProps = { startingPoints: readonly StartingPoint[] }

/** Looks like the search field and opens the palette. It's a link, so that it works without JavaScript and with the middle button. */
export function SearchTrigger({ startingPoints }: SearchTriggerProps) {
  const [isOpen, setIsOpen] = useState(false)
  // Kept while the palette is closed, so that visitors who come back find the words selected.
  const [query, setQuery] = useState('')
  const [KeyHelp, setKeyHelp] = useState<ComponentType<{ onClose: () => void }>>()
  const [isSlashOn] = useSlash()
  /** Counts what the visitor has asked for, because the list of shortcuts may arrive after the palette was opened. */
  const asked = useRef(0)

  const open = () => {
    asked.current += 1
    // At once, because nothing outside an open menu can have the focus.
    flushSync(closeMenu)
    setKeyHelp(undefined)
    const field = document.querySelector<HTMLInputElement>('main input[name="q"]')
    if (withoutBasePath(window.location.pathname) !== routes.search || !field) {
      preparePalette()
      setIsOpen(true)
    } else {
      field.focus()
      field.select()
    }
  }
  const showHelp = () => {
    asked.current += 1
    const own = asked.current
    return loadKeyHelp().then(
      (part) => own === asked.current && setKeyHelp(() => part.KeyHelp),
      () => reportLoadFailure({ text: ['The list of shortcuts didn’t load. Check your connection, then try again.'] }),
    )
  }
  useHotkeys({ search: open, help: showHelp })

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isModified(event)) return
    event.preventDefault()
    // Safari doesn't focus a link on click, so the palette wouldn't know where to return the focus.
    event.currentTarget.focus()
    open()
  }
  const prepare = () => {
    if (isPrefetchFair()) preparePalette()
  }

  return (
    <>
      {/* Both ways of writing the shortcut are drawn, and the style sheet chooses one. */}
      <a
        className={styles.trigger}
        href={withBasePath(routes.search)}
        aria-haspopup="dialog"
        data-needs-runtime
        aria-keyshortcuts={isSlashOn ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
        onClick={onClick}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        <Icon name="search" className={styles.icon} />
        <span className={styles.text}>Search</span>
        {/* Screen readers get this from `aria-keyshortcuts`. */}
        <span className={styles.keys} aria-hidden="true">
          <kbd className={styles.apple}>⌘ K</kbd>
          <kbd className={styles.other}>Ctrl K</kbd>
        </span>
      </a>
      {isOpen && (
        <SearchDialog
          query={query}
          startingPoints={startingPoints}
          onQuery={setQuery}
          onClose={() => setIsOpen(false)}
        />
      )}
      {KeyHelp && <KeyHelp onClose={() => setKeyHelp(undefined)} />}
    </>
  )
}
