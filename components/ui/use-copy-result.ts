import { useEffect, useState } from 'react'

/** Returns how copying went and a setter. The result is cleared after two seconds if copying worked, or after eight if there's a message to read. */
export function useCopyResult<Failure extends string>() {
  const [result, setResult] = useState<'copied' | Failure>()

  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), result === 'copied' ? 2000 : 8000)
    return () => clearTimeout(timer)
  }, [result])

  return [result, setResult] as const
}
