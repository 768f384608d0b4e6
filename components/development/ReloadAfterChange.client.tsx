'use client'

import { useEffect, useRef } from 'react'

type ReloadAfterChangeProps = { stamp: string }

/**
 * Loads a page that failed or wasn't found again after the next save. Next refreshes every open page, but React keeps showing the error even when the
 * refresh brings the page. Such pages say `data-reload-after-change`.
 */
export function ReloadAfterChange({ stamp }: ReloadAfterChangeProps) {
  const loadedWith = useRef(stamp)
  useEffect(() => {
    if (loadedWith.current === stamp) return
    if (document.querySelector('[data-reload-after-change]')) window.location.reload()
  }, [stamp])
  return null
}
