'use client'

import { useMemo, useState, useSyncExternalStore } from 'react'
import { detectPlatform } from '@/lib/browser/platform'
import { hasRuntimeFailed } from '@/lib/browser/runtime-ready'
import { toDownloadView, toPlainView } from '@/lib/facts/download-page'
import type { Downloads } from '@/lib/facts/downloads'
import styles from './Download.module.css'
import { DownloadTable } from './DownloadTable'
import { StoreBadge } from './StoreBadge'
import { StoreRedirect } from './StoreRedirect.client'

type DownloadContentProps = { downloads: Downloads }

/**
 * Shows nothing until the browser has mounted it, because the exported page is the same for everyone (spec, "Download page"). Without JavaScript, or if a
 * script doesn't arrive, style sheets show every download instead. If the script comes late, the list stays where it is in case someone is reading it.
 */
export function DownloadContent({ downloads }: DownloadContentProps) {
  const isMounted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const [isLate] = useState(hasRuntimeFailed)
  const view = useMemo(() => {
    if (!isMounted) return toPlainView(downloads)
    const own = toDownloadView(detectPlatform(navigator), downloads)
    return isLate ? { ...own, rows: downloads.platforms } : own
  }, [isMounted, isLate, downloads])
  const { heading, store, redirects, intro, rows } = view
  return (
    <div className={isMounted ? undefined : 'withoutRuntime'}>
      <div className={styles.lead} data-late={(isMounted && isLate) || undefined}>
        <h1 tabIndex={-1} className={store ? styles.thanks : undefined}>
          {heading}
        </h1>
        {store && <StoreBadge product={downloads.product} store={store} />}
        {store && redirects && <StoreRedirect store={store} />}
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {rows.length > 0 && <DownloadTable rows={rows} release={downloads.release} />}
    </div>
  )
}

const subscribeToNothing = () => () => {}
