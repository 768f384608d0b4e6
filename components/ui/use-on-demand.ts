import { useEffect, useState } from 'react'

/** A part of the page once it has loaded; `error` where it did not come, until `retry` asks for it again. */
export type OnDemandState<Part> = { part?: Part; error?: unknown; retry: () => void }

/** Loads a part that a first visit does without: every such part goes through here. @param load the same function at each drawing */
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
