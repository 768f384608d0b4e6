'use client'

import { CrashPage } from '@/components/layout/CrashPage.client'

type GlobalErrorPageProps = { error: unknown }

/**
 * Shown when the root layout itself crashes, in place of all of it. Its style sheets stay in the document; what stood on <html> goes, unless it is
 * said again.
 */
export default function GlobalErrorPage({ error }: GlobalErrorPageProps) {
  const root = typeof document === 'undefined' ? undefined : document.documentElement
  return (
    <html lang={root?.lang} className={root?.className} data-theme={root?.dataset.theme} suppressHydrationWarning>
      <body>
        {/* The inline script that settles theme, tabs and announcement runs at a full load alone. */}
        <CrashPage error={error} retry={() => window.location.reload()} />
      </body>
    </html>
  )
}
