import { useEffect, useState } from 'react'
import { withBasePath } from '@/lib/site/base-path'
import { toError } from '@/lib/utils/errors'
import { barRoot } from './page-report'

/** An answer of the development server. `value` is null if the server knows nothing about the page. */
export type Answer<Value> = { value?: Value | null; failure?: string }

/**
 * Asks the development server about the page at `href`, and again whenever `stamp` changes. The last answer about the same page stays until the next one.
 * @param href undefined to ask nothing
 */
export function useBarAnswer<Value>(want: 'page' | 'search', href: string | undefined, stamp: string): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value> & { href?: string }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a save, the same question has another answer
  useEffect(() => {
    if (href === undefined) return
    const leaving = new AbortController()
    const tell = (next: Answer<Value>) => !leaving.signal.aborted && setAnswer({ ...next, href })
    fetch(toBarHref(want, href), { signal: leaving.signal })
      .then(async (response) => {
        if (response.ok) tell({ value: await response.json() })
        else tell({ failure: await response.text() })
      })
      .catch((error) => tell({ failure: toError(error).message }))
    return () => leaving.abort()
  }, [want, href, stamp])
  return answer.href === href ? answer : {}
}

/** Returns the address at which the development server answers a question about the page at `href`. */
export function toBarHref(want: string, href: string): string {
  return `${withBasePath(barRoot)}/${want}?href=${encodeURIComponent(href)}`
}
