import { type RefObject, useEffect, useState } from 'react'
import { askSearch, prepareSearch } from '@/lib/browser/search-client'
import { hasResults, keepOrder } from '@/lib/search/answer-view'
import type { SearchAnswer, SearchRequest } from '@/lib/search/protocol'
import type { SearchContext } from '@/lib/search/search-record'

/** An answer, and the query that it answers. */
export type Found = { query: string; answer: SearchAnswer; isComplete: boolean }

export type SearchState = {
  /** The newest answer. It stays until the next one arrives. */
  found?: Found
  /** Whether the newest request waits for its answer, or for the rest of it. */
  isPending: boolean
  /** Whether `found` is the answer to an older request. */
  isStale: boolean
  error?: Error
  /** Areas whose hits may be missing from `found`, because they couldn't be loaded; empty while they're loaded again. */
  missing: readonly SearchContext[]
  /** Loads what failed again, and repeats the request. */
  retry: () => void
}

type UseSearchOptions = {
  /**
   * Whether to show what's found in titles alone, before the texts have loaded. If that's nothing, the answer waits for the texts, which may contain
   * something.
   */
  showsTitlesFirst?: boolean
  /** Whether the hits that are shown must stay where they are when the texts bring others. */
  isOrderFixed?: RefObject<boolean>
}

/** Sends a request whenever it changes. An answer that arrives late never replaces a newer one. Without a query, nothing is sent. */
export function useSearch(
  { query, version, context, near, limit, snippetLength }: SearchRequest,
  { showsTitlesFirst = false, isOrderFixed }: UseSearchOptions = {},
): SearchState {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ key?: string; attempt?: number; found?: Found; error?: Error }>({})
  const key = query.trim() === '' ? undefined : JSON.stringify([query, version, context, attempt])

  useEffect(() => {
    if (key === undefined) {
      setSettled({})
      return undefined
    }
    let isCurrent = true
    const drop = askSearch(
      { query, version, context, near, limit, snippetLength },
      {
        onAnswer: (answer, isComplete) => {
          const isShown = isComplete || (showsTitlesFirst && hasResults(answer))
          if (!isCurrent || !isShown) return
          setSettled((before) => {
            const titles = isOrderFixed?.current && before.key === key ? before.found?.answer : undefined
            return { key, attempt, found: { query, answer: titles ? keepOrder(titles, answer) : answer, isComplete } }
          })
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
  }, [key, query, version, context, near, limit, snippetLength, attempt, showsTitlesFirst, isOrderFixed])

  const isAnswered = settled.key === key && settled.found?.isComplete !== false
  const isPending = key !== undefined && !isAnswered
  return {
    found: key === undefined ? undefined : settled.found,
    error: isPending ? undefined : settled.error,
    isPending,
    isStale: settled.key !== key,
    missing: (key !== undefined && settled.attempt === attempt && settled.found?.answer.missing) || [],
    retry: () => {
      prepareSearch({ version, context })
      setAttempt((count) => count + 1)
    },
  }
}
