'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { focusArrival } from '@/lib/browser/find-arrival'
import { isLoadFailure, loadInFull } from '@/lib/browser/full-load'
import { holdTitle } from '@/lib/browser/hold-title'
import { listMessages } from '@/lib/utils/error-chain'
import styles from './CrashPage.module.css'

const title = 'Page Error'

type CrashPageProps = { error: unknown; retry: () => void }

/** What stands in the place of a page that failed to render (spec, "Crash page"). */
export function CrashPage({ error, retry }: CrashPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isReloading, setIsReloading] = useState(false)

  useEffect(() => {
    if (isLoadFailure(error)) setIsReloading(loadInFull(error))
  }, [error])

  useEffect(() => holdTitle(title), [])
  // With every error: who tries again in vain hears the title again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const { pathname } = window.location
    heading.current?.focus()
    return () => {
      // On another page the router's watcher does it.
      if (window.location.pathname === pathname) focusArrival()
    }
  }, [error])

  // A script that failed to load fails again until the page is loaded anew.
  const tryAgain = () => (isLoadFailure(error) ? window.location.reload() : retry())

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
        </>
      )}
    </main>
  )
}
