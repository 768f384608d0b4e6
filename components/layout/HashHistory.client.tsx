'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { adoptHashEntries } from '@/lib/browser/navigation'

/** Keeps the history entries of plain hash links working. */
export function HashHistory() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    shown.current = pathname
  }, [pathname])
  useEffect(() => adoptHashEntries(() => shown.current), [])
  return null
}
