'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { findArrival } from '@/lib/browser/find-arrival'
import { dropHighlight, highlightParameter, readHighlightTerms } from '@/lib/search/highlight-address'

/** Loads what marks words where the address has some, then takes them out of the address, so that nobody shares them. */
export function SearchHighlightsLoader() {
  const pathname = usePathname()
  const parameters = useSearchParams()
  const shownAt = useRef<string>(undefined)
  const clear = useRef(() => {})

  useEffect(() => {
    const before = shownAt.current
    shownAt.current = pathname
    // The words of the page before; a cleaned address leaves those of this page.
    if (before !== pathname || parameters.has(highlightParameter)) clear.current()
    if (!parameters.has(highlightParameter)) return
    const { hash } = window.location
    // From page to page others move focus and scroll; within a page nobody else does.
    if (before === pathname) arriveAt(hash)
    const mark = async () => {
      try {
        const { showHighlights } = await import('@/lib/browser/show-highlights')
        if (shownAt.current === pathname) clear.current = showHighlights(readHighlightTerms(parameters), hash)
      } catch (error) {
        console.warn('The words of the search are not marked.', error)
      }
      // Without a state of ours Next keeps its own, and hears of the new address.
      if (shownAt.current === pathname) window.history.replaceState(null, '', dropHighlight(window.location.href))
    }
    void mark()
  }, [pathname, parameters])

  return null
}

function arriveAt(hash: string): void {
  const arrival = findArrival(hash)
  if (!arrival) return
  if (arrival.tabIndex < 0) arrival.tabIndex = -1
  arrival.focus({ preventScroll: true })
  arrival.scrollIntoView({ behavior: 'instant' })
}
