'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/Button'
import type { Store } from '@/lib/site/config-types'
import styles from './StoreRedirect.module.css'
import { useRedirect } from './use-redirect'

type StoreRedirectProps = { store: Store }

/** Announces that the store is about to open. It keeps its space when its text disappears, so nothing below moves. */
export function StoreRedirect({ store }: StoreRedirectProps) {
  const { state, stay } = useRedirect(store)
  const status = useRef<HTMLParagraphElement>(null)

  // The button disappears, but the focus has to stay on the page.
  const stayWithFocus = () => {
    status.current?.focus()
    stay()
  }

  return (
    <div className={styles.redirect}>
      <p ref={status} role="status" tabIndex={-1}>
        {state === 'waiting' && `Opening the ${store.name}…`}
        {state === 'stayed' && 'You’re staying on this page.'}
      </p>
      {state === 'waiting' && (
        <Button
          aria-keyshortcuts="Escape"
          onClick={stayWithFocus}
          onKeyDown={({ key }) => key === 'Escape' && stayWithFocus()}
        >
          Stay on this page
        </Button>
      )}
    </div>
  )
}
