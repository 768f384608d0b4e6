import { useEffect, useState } from 'react'
import { askSearch, type SearchRequest } from '@/lib/browser/search-client'
import type { SearchAnswer } from '@/lib/search/search-answer'

/** An answer with the words it answers. */
export type Found = { query: string; answer: SearchAnswer; isComplete: boolean }

export type SearchState = {
  /** The newest answer there is; while the next one is awaited it stays. */
  found?: Found
  /** Whether the newest request waits for its answer. */
  isPending: boolean
  error?: Error
  /** Asks again after a failure. */
  retry: () => void
}

/** Asks as the request changes; an answer that comes late never replaces a newer one. Without a query nothing is asked. */
export function useSearch({ query, version, context, near, limit }: SearchRequest): SearchState {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ key?: string; found?: Found; error?: Error }>({})
  const key = query.trim() === '' ? undefined : JSON.stringify([query, version, context, attempt])

  useEffect(() => {
    if (key === undefined) {
      setSettled({})
      return undefined
    }
    let isCurrent = true
    const drop = askSearch(
      { query, version, context, near, limit },
      {
        onAnswer: (answer, isComplete) => {
          if (isCurrent) setSettled({ key, found: { query, answer, isComplete } })
        },
        onFailure: (error) => {
          if (isCurrent) setSettled({ key, error })
        },
      },
    )
    return () => {
      isCurrent = false
      drop()
    }
  }, [key, query, version, context, near, limit])

  const isPending = key !== undefined && settled.key !== key
  return {
    found: key === undefined ? undefined : settled.found,
    error: isPending ? undefined : settled.error,
    isPending,
    retry: () => setAttempt((count) => count + 1),
  }
}
