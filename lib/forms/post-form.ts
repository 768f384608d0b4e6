import { type Answer, type Failure, readRefusal } from './answer'
import type { FormDefinition } from './form'

type Request = { url: string; body: URLSearchParams; timeout: number }

/**
 * Posts a form and waits at most `timeout` milliseconds for the whole answer. Never throws.
 *
 * A redirect counts as success and is not followed: it is how an endpoint sends a browser without script on to the success page, and after a
 * redirect between origins the browser would not let us read that page. `Accept` lets an endpoint answer with JSON instead.
 */
export async function postForm(form: FormDefinition, { url, body, timeout }: Request): Promise<Answer> {
  const controller = new AbortController()
  const wasOnline = navigator.onLine
  const timer = setTimeout(() => controller.abort(), timeout)
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      signal: controller.signal,
    })
    if (response.ok || response.type === 'opaqueredirect') return { kind: 'accepted' }
    return readRefusal(form, response.status, await readText(response))
  } catch {
    return { kind: 'failed', failure: explain(controller.signal, wasOnline) }
  } finally {
    clearTimeout(timer)
  }
}

/** The status says enough where the body breaks off. */
async function readText(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch {
    return ''
  }
}

/** Browsers report everything that can go wrong on the way as one error. A connection that breaks later may have carried the form already. */
function explain({ aborted }: AbortSignal, wasOnline: boolean): Failure {
  if (aborted) return { kind: 'timeout' }
  return { kind: wasOnline ? 'unreachable' : 'offline' }
}
