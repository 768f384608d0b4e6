'use client'

import { useEffect, useRef } from 'react'
import { CrashPage } from '@/components/layout/CrashPage.client'
import { RuntimeReady } from '@/components/providers/RuntimeReady.client'

type GlobalErrorPageProps = { error: unknown }

const reload = () => window.location.reload()

/**
 * Shown when the root layout itself crashes, in place of all of it. Its style sheets stay in the document; what stood on <html> goes, unless it is
 * said again. The inline script that settles the rest of it runs at a full load alone, so that is the only way on from here, also when the router
 * leaves for another page by itself.
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
