import { useEffect, useState } from 'react'
import { withBasePath } from '@/lib/site/base-path'
import { toError } from '@/lib/utils/errors'
import { barRoot } from './page-report'

/**
 * An answer of the development server. `value` is null if the server knows nothing about the page. `isOld`: it's from before the last save, and the next one
 * is on its way.
 */
export type Answer<Value> = { value?: Value | null; failure?: string; isOld?: boolean }

/** How long an answer that isn't final stays before the next question, in milliseconds. */
const pause = 1000

/**
 * Asks the development server about the page at `href`, and again whenever `stamp` changes or as long as the answer isn't final. The last answer about the
 * same page stays until the next one.
 * @param href undefined to ask nothing
 */
export function useBarAnswer<Value>(
  want: 'page' | 'prose' | 'search',
  href: string | undefined,
  stamp: string,
  isFinal: (value: Value | null) => boolean = () => true,
): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value> & { href?: string; stamp?: string }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a save, the same question has another answer
  useEffect(() => {
    if (href === undefined) return
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = (next: Answer<Value>) => !leaving.signal.aborted && setAnswer({ ...next, href, stamp })
    const ask = async () => {
      try {
        const response = await fetch(toBarHref(want, href), { signal: leaving.signal })
        if (!response.ok) return tell({ failure: await response.text() })
        const value: Value | null = await response.json()
        tell({ value })
        if (!leaving.signal.aborted && !isFinal(value)) timer = setTimeout(ask, pause)
      } catch (error) {
        tell({ failure: toError(error).message })
      }
    }
    void ask()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [want, href, stamp])
  return answer.href === href ? { ...answer, isOld: answer.stamp !== stamp } : {}
}

/** Returns the address at which the development server answers a question about the page at `href`. */
export function toBarHref(want: string, href: string): string {
  return `${withBasePath(barRoot)}/${want}?href=${encodeURIComponent(href)}`
}
