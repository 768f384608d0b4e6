import { useEffect, useState } from 'react'

/** What became of copying, and the function that sets it. It is forgotten by itself: soon where it went well, later where there is something to read. */
export function useCopyResult<Failure extends string>() {
  const [result, setResult] = useState<'copied' | Failure>()

  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), result === 'copied' ? 2000 : 8000)
    return () => clearTimeout(timer)
  }, [result])

  return [result, setResult] as const
}
