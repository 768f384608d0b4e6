import { useEffect, useState } from 'react'

/** A part of the page once it has loaded. `error` is set if it didn't load, until `retry` requests it again. */
export type OnDemandState<Part> = { part?: Part; error?: unknown; retry: () => void }

/** Loads a part that a first visit can do without. All such parts are loaded through this hook. @param load must be the same function on every render */
export function useOnDemand<Part>(load: () => Promise<Part>): OnDemandState<Part> {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<{ part?: Part; error?: unknown }>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what loads again
  useEffect(() => {
    let isGone = false
    const settle = (next: typeof outcome) => {
      if (!isGone) setOutcome(next)
    }
    load().then(
      (part) => settle({ part }),
      (error: unknown) => settle({ error: error ?? new Error('Nothing was loaded') }),
    )
    return () => {
      isGone = true
    }
  }, [load, attempt])

  const retry = () => {
    setOutcome({})
    setAttempt((count) => count + 1)
  }
  return { ...outcome, retry }
}
