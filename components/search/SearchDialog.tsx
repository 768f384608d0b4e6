import { type FormEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '@/components/ui/Icon'
import { OnDemand } from '@/components/ui/OnDemand'
import { isModified } from '@/lib/browser/keys'
import { longestQuery } from '@/lib/search/protocol'
import type { StartingPoint } from '@/lib/search/search-schemas'
import { withBasePath } from '@/lib/site/base-path'
import { routes } from '@/lib/site/routes'
import { loadPalette } from './load-palette'
import styles from './SearchDialog.module.css'
import { useModal } from './use-modal'

/** The ID of the form with the field. The palette's own part adds the version to it. */
const formId = 'search-palette'

type SearchDialogProps = {
  query: string
  startingPoints: readonly StartingPoint[]
  onQuery: (query: string) => void
  onClose: () => void
}

/**
 * The palette's frame: a modal `<dialog>` with the field. It's there at once, so that nothing typed is lost while the rest is loading. It's also a form
 * that leads to the search page, so Enter works before the rest has loaded, and without it.
 */
export function SearchDialog({ query, startingPoints, onQuery, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // The browser gives the focus back to where it was.
  const close = () => dialog.current?.close()

  useModal(dialog)
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      if (query === '') close()
      else {
        onQuery('')
        field.current?.focus()
      }
    } else if (event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey) {
      field.current?.focus()
      field.current?.select()
    }
  }

  /** Closes the palette when a link is followed in this tab, and on a click outside the palette. */
  const onClick = (event: MouseEvent) => {
    const { target } = event
    if (target === dialog.current || (!isModified(event) && target instanceof Element && target.closest('a'))) close()
  }

  const onSubmit = (event: FormEvent) => {
    if (query.trim() === '') event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClick={onClick}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.content}>
        <form
          id={formId}
          className={styles.head}
          action={withBasePath(routes.search)}
          role="search"
          onSubmit={onSubmit}
        >
          <Icon name="search" className={styles.icon} />
          {/* Once the palette has loaded, it sets the active option: `use-combobox.ts`. */}
          <input
            ref={field}
            className={styles.field}
            name="q"
            type="text"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-expanded={false}
            placeholder="Search"
            inputMode="search"
            enterKeyHint="search"
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={longestQuery}
            value={query}
            onChange={(event) => onQuery(event.target.value)}
          />
          <button type="button" className={styles.close} aria-label="Esc, close search" onClick={close}>
            <kbd>Esc</kbd>
            <Icon name="close" />
          </button>
        </form>
        <OnDemand load={loadPalette} what="Search" onRetry={() => field.current?.focus()}>
          {({ SearchPalette }) => (
            <SearchPalette
              field={field}
              formId={formId}
              query={query}
              startingPoints={startingPoints}
              onQuery={onQuery}
            />
          )}
        </OnDemand>
      </div>
    </dialog>
  )
}
