'use client'

import { use, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { focusArrival } from '@/lib/browser/arrival'
import { holdTitle, isLoadFailure, reportMissingPart } from '@/lib/browser/navigation'
import { listMessages } from '@/lib/utils/errors'
import styles from './CrashPage.module.css'

const title = 'Page Error'

type CrashPageProps = { error: unknown; retry: () => void }

const never = new Promise<never>(() => {})

/** Replaces a page that failed to render (spec, "Crash page"), but not one that only lacks a script. */
export function CrashPage({ error, retry }: CrashPageProps) {
  return isLoadFailure(error) ? <CurrentPage error={error} /> : <Crash error={error} retry={retry} />
}

/**
 * Keeps the page that's on the screen by never being ready: as long as a navigation waits for this, React shows the page before it. Effects don't run
 * until then, so rendering itself has to report what's missing.
 */
function CurrentPage({ error }: Pick<CrashPageProps, 'error'>) {
  queueMicrotask(() => reportMissingPart(error))
  return use(never)
}

function Crash({ error, retry }: CrashPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => holdTitle(title), [])
  // Runs for every error, so that people who try again in vain hear the title again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const { pathname } = window.location
    heading.current?.focus()
    return () => {
      // On another page, `RouteArrival` does it.
      if (window.location.pathname === pathname) focusArrival()
    }
  }, [error])

  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>This page crashed.</p>
      <ol className={styles.messages} role="list" aria-label="What went wrong">
        {listMessages(error).map((message, depth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the chain of one error never changes
          <li key={depth}>{message}</li>
        ))}
      </ol>
      <Button variant="primary" onClick={retry}>
        Try again
      </Button>
    </main>
  )
}
