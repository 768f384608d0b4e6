'use client'

import { useEffect, useRef } from 'react'
import { CrashPage } from '@/components/layout/CrashPage.client'
import { RuntimeReady } from '@/components/providers/RuntimeReady.client'

type GlobalErrorPageProps = { error: unknown }

const reload = () => window.location.reload()

/**
 * Replaces the whole document when the root layout itself crashes. The layout's style sheets stay, but the attributes of <html> have to be set again. The
 * inline script has to do the rest, and it runs only when a page loads in full. That's why every way out of here is a full load, even when the router
 * leaves for another page itself.
 */
export default function GlobalErrorPage({ error }: GlobalErrorPageProps) {
  const root = typeof document === 'undefined' ? undefined : document.documentElement
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      // In development, React cleans up after every effect once and runs it again.
      queueMicrotask(() => isShown.current || reload())
    }
  }, [])

  return (
    <html lang={root?.lang} className={root?.className} data-theme={root?.dataset.theme} suppressHydrationWarning>
      <head>
        <title>Page Error</title>
      </head>
      <body>
        <CrashPage error={error} retry={reload} />
        <RuntimeReady />
      </body>
    </html>
  )
}
