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

/** The longest message we show, in characters. Anything longer wasn't written for a visitor, so we cut it. */
const longestMessage = 300

/**
 * Interprets a response other than success. With 422, `{"errors": {"<field>": "<message>"}}` explains what's wrong with the fields. A field may also
 * have a list of messages, and the first one counts. Whatever else the body contains, the status decides.
 */
export function readRefusal(form: FormDefinition, status: number, body: string): Answer {
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
  const answer = parse(body)
  if (!isRecord(answer) || !isRecord(answer.errors)) return []
  return Object.entries(answer.errors).flatMap(([name, value]) => {
    const text = readMessage(Array.isArray(value) ? value[0] : value)
    return text ? [[name, text]] : []
  })
}

function readMessage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
