'use client'

import { useEffect, useRef } from 'react'
import { CrashPage } from '@/components/layout/CrashPage.client'
import { RuntimeReady } from '@/components/providers/RuntimeReady.client'

type GlobalErrorPageProps = { error: unknown }

const reload = () => window.location.reload()

/**
 * Replaces everything when the root layout itself crashes. Its style sheets stay in the document, but the attributes of <html> have to be set again.
 * The rest is up to the inline script, which runs only at a full load, so that's the only way on from here, even when the router leaves for another
 * page by itself.
 */
export default function GlobalErrorPage({ error }: GlobalErrorPageProps) {
  const root = typeof document === 'undefined' ? undefined : document.documentElement
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      // In development React takes every effect back once and does it again.
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
