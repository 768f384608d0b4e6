import { LoadFailure } from '@/components/ui/LoadFailure'
import { describeMissing } from '@/lib/search/answer-view'
import type { SearchContext } from '@/lib/search/search-record'

type SearchFailureProps = {
  error: Error | undefined
  /** The areas that didn't load. */
  missing: readonly SearchContext[]
  onRetry: () => void
}

/** `npm run dev` makes the index from its own pages, so it takes a while until there's one. Visitors never download this. */
const advice =
  process.env.NODE_ENV === 'development'
    ? 'Search is being prepared in the background. Try again in a minute.'
    : undefined

/** Shows that search, or a part of it, didn't load. */
export function SearchFailure({ error, missing, onRetry }: SearchFailureProps) {
  return (
    <>
      {error && <LoadFailure what="Search" advice={advice} onRetry={onRetry} />}
      {missing.length > 0 && <LoadFailure what={describeMissing(missing)} advice={advice} onRetry={onRetry} />}
    </>
  )
}
