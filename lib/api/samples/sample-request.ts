import type { ApiMethod } from '../api-types'
import type { JsonValue } from '../openapi-types'

/** The request that an operation's samples send. */
export type SampleRequest = {
  /** The operation's ID, such as "createTask". */
  id: string
  method: ApiMethod
  /** The server's URL, without a trailing slash. */
  baseUrl: string
  /** The path after the base URL, with examples in place of the parameters. */
  path: string
  query: Readonly<Record<string, string | number>>
  body?: JsonValue
  hasIdempotencyKey: boolean
  /** Whether the response is JSON. Otherwise it's only a status. */
  hasAnswer: boolean
}

/** The comment above the key in every program. */
export const keyComment = 'New for every request; the same for a retry.'

/** Joins the lines of a program. Lines that don't apply are false and left out. */
export function joinLines(lines: readonly (string | false)[]): string {
  return lines.filter((line) => line !== false).join('\n')
}
