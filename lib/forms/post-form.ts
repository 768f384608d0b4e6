import { type Answer, type Failure, readRefusal } from './answer'
import type { FormDefinition } from './form'

type Request = { url: string; body: URLSearchParams; timeout: number }

/**
 * Posts a form and waits at most `timeout` milliseconds for the whole response. Never throws.
 *
 * A redirect counts as success, and we don't follow it. An endpoint uses it to send browsers without JavaScript to the success page, and after a
 * redirect to another origin, the browser wouldn't let us read that page. With `Accept`, an endpoint can respond with JSON instead.
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

/** Returns the body, or an empty text if it breaks off, because the status says enough. */
async function readText(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch {
    return ''
  }
}

/**
 * Explains why a request failed. Browsers report every network problem as the same error. If the browser was online at the start, the form may have
 * arrived before the connection broke.
 */
function explain({ aborted }: AbortSignal, wasOnline: boolean): Failure {
  if (aborted) return { kind: 'timeout' }
  return { kind: wasOnline ? 'unreachable' : 'offline' }
}
