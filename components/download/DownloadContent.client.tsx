'use client'

import { useState, useSyncExternalStore } from 'react'
import { detectPlatform } from '@/lib/browser/platform'
import type { Downloads } from '@/lib/download/build-downloads'
import { toDownloadView } from '@/lib/download/download-view'
import styles from './Download.module.css'
import { DownloadTable } from './DownloadTable'
import { StoreBadge } from './StoreBadge'
import { StoreRedirect } from './StoreRedirect.client'

type DownloadContentProps = { downloads: Downloads }

/** Nothing until the browser has mounted it: the exported page is the same for everyone (spec, "Download page"). */
export function DownloadContent({ downloads }: DownloadContentProps) {
  const isMounted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return isMounted ? <MountedContent downloads={downloads} /> : null
}

const subscribeToNothing = () => () => {}

function MountedContent({ downloads }: DownloadContentProps) {
  const [platform] = useState(() => detectPlatform(navigator))
  const { heading, store, redirects, intro, rows } = toDownloadView(platform, downloads)
  return (
    <>
      <h1 tabIndex={-1} className={store ? styles.thanks : undefined}>
        {heading}
      </h1>
      {store && <StoreBadge product={downloads.product} store={store} />}
      {store && redirects && <StoreRedirect store={store} />}
      {intro && <p className={styles.intro}>{intro}</p>}
      {rows.length > 0 && <DownloadTable rows={rows} release={downloads.release} />}
    </>
  )
}
