'use client'

import { useEffect, useRef } from 'react'

type ReloadAfterChangeProps = { stamp: string }

/**
 * Reloads a page that failed or wasn't found, after the next save. Next refreshes every open page, but React keeps showing the error even if the refresh
 * brings the page. Such pages have `data-reload-after-change`.
 */
export function ReloadAfterChange({ stamp }: ReloadAfterChangeProps) {
  const loadedWith = useRef(stamp)
  useEffect(() => {
    if (loadedWith.current === stamp) return
    if (document.querySelector('[data-reload-after-change]')) window.location.reload()
  }, [stamp])
  return null
}
