'use client'

import { useEffect } from 'react'
import { CrashPage } from '@/components/layout/CrashPage.client'

type GlobalErrorPageProps = { error: unknown }

const reload = () => window.location.reload()

/**
 * Shown when the root layout itself crashes, in place of all of it. Its style sheets stay in the document; what stood on <html> goes, unless it is
 * said again. The inline script that settles the rest of it runs at a full load alone, so that is the only way on from here.
 */
export default function GlobalErrorPage({ error }: GlobalErrorPageProps) {
  const root = typeof document === 'undefined' ? undefined : document.documentElement
  useEffect(() => {
    window.addEventListener('popstate', reload)
    return () => window.removeEventListener('popstate', reload)
  }, [])
  return (
    <html lang={root?.lang} className={root?.className} data-theme={root?.dataset.theme} suppressHydrationWarning>
      <head>
        <title>Page Error</title>
      </head>
      <body>
        <CrashPage error={error} retry={reload} />
      </body>
    </html>
  )
}
