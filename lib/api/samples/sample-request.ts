import type { ApiMethod } from '../api-types'
import type { JsonValue } from '../openapi-types'

/** What the samples of an operation send. */
export type SampleRequest = {
  /** Such as "createTask". */
  id: string
  method: ApiMethod
  /** The URL of the server, without a slash at the end. */
  baseUrl: string
  /** What comes after the base URL, with examples in place of the parameters. */
  path: string
  query: Readonly<Record<string, string | number>>
  body?: JsonValue
  hasIdempotencyKey: boolean
  /** Whether the answer is JSON; otherwise it is a status alone. */
  hasAnswer: boolean
}

/** Stands over the key in every program. */
export const keyComment = 'New for every request; the same for a retry.'

/** The lines of a program: those that do not apply are false. */
export function joinLines(lines: readonly (string | false)[]): string {
  return lines.filter((line) => line !== false).join('\n')
}
