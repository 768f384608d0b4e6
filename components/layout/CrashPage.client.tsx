'use client'

import { useEffect, useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/Button'
import { focusArrival } from '@/lib/browser/find-arrival'
import { isLoadFailure, loadInFull } from '@/lib/browser/full-load'
import { listMessages } from '@/lib/utils/error-chain'
import styles from './CrashPage.module.css'

const title = 'Page Error'

type CrashPageProps = { error: unknown; retry: () => void }

/** What stands in the place of a page that failed to render (spec, "Crash page"). */
export function CrashPage({ error, retry }: CrashPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isReloading, setIsReloading] = useState(false)
  const [tries, setTries] = useState(0)
  const [isTrying, startTrying] = useTransition()

  useEffect(() => {
    if (isLoadFailure(error)) setIsReloading(loadInFull(error))
  }, [error])

  useEffect(() => {
    const { title: before } = document
    document.title = title
    heading.current?.focus()
    return () => {
      // The next page has brought its own, and its focus is moved by the router's watcher.
      if (document.title !== title) return
      document.title = before
      focusArrival()
    }
  }, [])

  const tryAgain = () => {
    // A script that failed to load fails again until the page is loaded anew.
    if (isLoadFailure(error)) return window.location.reload()
    setTries(tries + 1)
    startTrying(retry)
  }

  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {isReloading ? 'Loading the page again' : title}
      </h1>
      {!isReloading && (
        <>
          <p>This page crashed.</p>
          <ol className={styles.messages} role="list" aria-label="What went wrong">
            {listMessages(error).map((message, depth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the chain of one error never changes
              <li key={depth}>{message}</li>
            ))}
          </ol>
          <Button variant="primary" onClick={tryAgain}>
            Try again
          </Button>
          <p role="status">{tries > 0 && !isTrying && `It crashed again (attempt ${tries}).`}</p>
        </>
      )}
    </main>
  )
}
