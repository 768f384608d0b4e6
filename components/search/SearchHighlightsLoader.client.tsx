'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { focusArrival } from '@/lib/browser/arrival'
import { isOverlayEntry } from '@/lib/browser/close-on-back'
import { dropHighlight, highlightParameter, readHighlightTerms } from '@/lib/search/highlight-address'

/** If the address has words to mark, loads the code that marks them. Then removes them from the address, so that nobody shares them. */
export function SearchHighlightsLoader() {
  const pathname = usePathname()
  const parameters = useSearchParams()
  const shownAt = useRef<string>(undefined)
  const clear = useRef(() => {})

  useEffect(() => {
    const before = shownAt.current
    shownAt.current = pathname
    // Removes the marks of the page before. If only the address was cleaned, the marks of this page stay.
    if (before !== pathname || parameters.has(highlightParameter)) clear.current()
    if (!parameters.has(highlightParameter)) return
    const { hash } = window.location
    // When the page changes, other code moves the focus and scrolls. Within a page, nothing else does.
    if (before === pathname) focusArrival()?.scrollIntoView({ behavior: 'instant' })
    const mark = async () => {
      try {
        const { showHighlights } = await import('@/lib/browser/show-highlights')
        if (shownAt.current === pathname) clear.current = showHighlights(readHighlightTerms(parameters), hash)
      } catch (error) {
        console.warn('The words of the search are not marked.', error)
      }
      clean()
      // Next sometimes writes the address again when it finishes the navigation.
      setTimeout(clean, 600)
    }
    const clean = () => {
      const { href } = window.location
      if (shownAt.current !== pathname || !new URL(href).searchParams.has(highlightParameter)) return
      // The entry beneath an overlay has the words too, and can only be cleaned once the overlay's entry is gone.
      if (isOverlayEntry()) {
        setTimeout(clean, 600)
        return
      }
      // If we pass no state, Next keeps its own and notices the new address.
      window.history.replaceState(null, '', dropHighlight(href))
    }
    void mark()
  }, [pathname, parameters])

  return null
}
