import { isRecord, parseRecord } from '../utils/json'
import type { FormDefinition, FormErrors } from './form'

/** Why a form wasn't accepted. `offline` is the only case where nothing can have arrived. A `status` means that the server has responded. */
export type Failure =
  | { kind: 'offline' | 'unreachable' | 'timeout' }
  | { kind: 'large' | 'busy' | 'invalid' | 'rejected' | 'server'; status: number }

/** The result of posting a form. `reasons`: messages from the server that don't belong to any field of the form. */
export type Answer =
  | { kind: 'accepted' }
  | { kind: 'refused'; errors: FormErrors; reasons: readonly string[] }
  | { kind: 'failed'; failure: Failure }

/**
 * Returns the body of the request as the browser itself would write it without JavaScript: every field including the honeypot, with `CRLF` at the end
 * of each line. With this type of body, browsers don't send a cross-origin preflight request first, so any endpoint that accepts a plain form accepts
 * it.
 */
export function toRequestBody(data: FormData): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of data) {
    if (typeof value === 'string') body.append(name, value.replace(/\r\n|\r|\n/g, '\r\n'))
  }
  return body
}

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

/** The longest message we show, in characters. Anything longer wasn't written for a visitor, so we cut it. */
const longestMessage = 300

/**
 * Interprets a response other than success. With 422, `{"errors": {"<field>": "<message>"}}` explains what's wrong with the fields. A field may also
 * have a list of messages, and the first one counts. Whatever else the body contains, the status decides.
 */
function readRefusal(form: FormDefinition, status: number, body: string): Answer {
  if (status === 422) {
    const messages = readMessages(body)
    if (messages.length > 0) return sortMessages(form, messages)
  }
  return { kind: 'failed', failure: { kind: kinds.get(status) ?? (status >= 500 ? 'server' : 'rejected'), status } }
}

/** The statuses that need different advice from other 4xx statuses. */
const kinds = new Map<number, 'invalid' | 'server' | 'large' | 'busy'>([
  [400, 'invalid'],
  [408, 'server'],
  [413, 'large'],
  [422, 'invalid'],
  [429, 'busy'],
])

type Message = [name: string, text: string]

function sortMessages(form: FormDefinition, messages: readonly Message[]): Answer {
  const texts = new Map(messages)
  const errors: [string, string][] = form.fields.flatMap(({ name }) => {
    const text = texts.get(name)
    return text === undefined ? [] : [[name, text]]
  })
  const known = new Set(errors.map(([name]) => name))
  const reasons = messages.flatMap(([name, text]) => (known.has(name) ? [] : [text]))
  return { kind: 'refused', errors: Object.fromEntries(errors), reasons }
}

function readMessages(body: string): Message[] {
  const errors = parseRecord(body)?.errors
  if (!isRecord(errors)) return []
  return Object.entries(errors).flatMap(([name, value]) => {
    const text = readMessage(Array.isArray(value) ? value[0] : value)
    return text ? [[name, text]] : []
  })
}

function readMessage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text
}
