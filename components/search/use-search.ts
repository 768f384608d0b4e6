import { type RefObject, useEffect, useState } from 'react'
import { askSearch, prepareSearch, type SearchRequest } from '@/lib/browser/search-client'
import { hasResults } from '@/lib/search/describe-answer'
import { keepOrder } from '@/lib/search/group-hits'
import type { SearchAnswer } from '@/lib/search/search-answer'
import type { SearchContext } from '@/lib/search/search-record'

/** An answer with the words it answers. */
export type Found = { query: string; answer: SearchAnswer; isComplete: boolean }

export type SearchState = {
  /** The newest answer there is; while the next one is awaited it stays. */
  found?: Found
  /** Whether the newest request waits for its answer, or for the rest of it. */
  isPending: boolean
  /** Whether `found` is the answer to an older request. */
  isStale: boolean
  error?: Error
  /** Areas whose hits may be missing from `found`, because they couldn't be loaded; empty while they're loaded again. */
  missing: readonly SearchContext[]
  /** Loads again what failed, and asks again. */
  retry: () => void
}

type UseSearchOptions = {
  /** Whether to show what titles alone have, before the texts are in. What is missing there may be in the texts, so it is told only after them. */
  showsTitlesFirst?: boolean
  /** Whether the hits that are shown must stay where they are when the texts bring others. */
  isOrderFixed?: RefObject<boolean>
}

/** Asks as the request changes; an answer that comes late never replaces a newer one. Without a query nothing is asked. */
export function useSearch(
  { query, version, context, near, limit }: SearchRequest,
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
      { query, version, context, near, limit },
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
  }, [key, query, version, context, near, limit, attempt, showsTitlesFirst, isOrderFixed])

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
