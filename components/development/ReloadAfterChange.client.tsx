'use client'

import { useEffect, useRef } from 'react'
import { stamp } from '@/.generated/stamp.mjs'

/**
 * Loads the page again after the next save. Next refreshes open pages by itself, but one that failed to render or wasn't found keeps showing that, even when the
 * refresh brings the page.
 */
export function ReloadAfterChange() {
  const loadedWith = useRef(stamp)
  // biome-ignore lint/correctness/useExhaustiveDependencies: Fast Refresh renders this with a new stamp, though nothing else has changed
  useEffect(() => {
    if (loadedWith.current !== stamp) window.location.reload()
  }, [stamp])
  return null
}
