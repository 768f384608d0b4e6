import { Suspense } from 'react'
import { SearchHighlightsLoader } from './SearchHighlightsLoader.client'

/** Marks the words that a search led to. Exported pages know no parameters of an address, hence the boundary. */
export function SearchHighlights() {
  return (
    <Suspense>
      <SearchHighlightsLoader />
    </Suspense>
  )
}
