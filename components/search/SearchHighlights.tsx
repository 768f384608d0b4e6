import { Suspense } from 'react'
import { SearchHighlightsLoader } from './SearchHighlightsLoader.client'

/** Marks the words of the search that led here. Exported pages don't know the parameters of an address, so this needs a boundary. */
export function SearchHighlights() {
  return (
    <Suspense>
      <SearchHighlightsLoader />
    </Suspense>
  )
}
