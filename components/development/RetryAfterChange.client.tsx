'use client'

import { useEffect, useRef } from 'react'
import { stamp } from '@/.generated/stamp.mjs'

type RetryAfterChangeProps = { retry: () => void }

/** Tries a page that failed to render again after the next save: Next refreshes pages, but leaves one that shows an error. */
export function RetryAfterChange({ retry }: RetryAfterChangeProps) {
  const triedWith = useRef(stamp)
  // biome-ignore lint/correctness/useExhaustiveDependencies: Fast Refresh renders this with a new stamp, though nothing else has changed
  useEffect(() => {
    if (triedWith.current === stamp) return
    triedWith.current = stamp
    retry()
  }, [stamp])
  return null
}
