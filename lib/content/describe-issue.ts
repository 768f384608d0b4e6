import type { z } from 'zod'
import { findNearest } from '../utils/nearest'

/** What every message here is: what is wrong, two spaces, and how to mend it in brackets. Schemas write their own in the same way. */
type Text = `${string}  (${string})`

/** Said of a union; what its nearest branch misses says more, so readers of issues look there first. */
export const wrongForm: Text = 'has the wrong form  (compare it with its neighbours)'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'empty',
}
const toKind = (name: string) => kinds[name] ?? name

function findKind(value: unknown): string {
  if (value === null) return toKind('null')
  return toKind(Array.isArray(value) ? 'array' : typeof value)
}

function toChoice(values: readonly unknown[]): string {
  const words = values.map(String)
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words.join('')
}

function describeType(expected: string, input: unknown): Text {
  if (input === undefined) return 'is missing  (add it)'
  const cure =
    expected === 'string' && input !== null && !Array.isArray(input)
      ? 'put it in quotation marks, or YAML reads 0.10 as the number 0.1 and {product} as a group of fields'
      : `write ${toKind(expected)}`
  return `must be ${toKind(expected)}, not ${findKind(input)}  (${cure})`
}

function describeValue(values: readonly unknown[], input: unknown): Text {
  if (input === undefined) return `is missing  (write ${toChoice(values)})`
  const nearest = findNearest(String(input), values.map(String))
  return `must be ${toChoice(values)}, not ${JSON.stringify(input)}  (write ${nearest ?? toChoice(values)})`
}

/** Names the fields the object could have had: only the schema that found the stranger knows them. */
function describeUnknownKey(key: string, schema: unknown): Text {
  const { shape = {} } = (schema as { _zod?: { def: { shape?: object } } })?._zod?.def ?? {}
  const known = Object.keys(shape)
  const nearest = findNearest(key, known)
  const cure = nearest ? `write ${nearest}` : known.length ? `remove it; known are ${known.join(', ')}` : 'remove it'
  return `unknown field "${key}"  (${cure})`
}

/**
 * The error map of all content files. Several unknown fields of one object give one line each.
 * @example schema.safeParse(data, { error: describeIssue })
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue.expected, issue.input)
    case 'invalid_value':
      return describeValue(issue.values, issue.input)
    case 'unrecognized_keys':
      return issue.keys.map((key) => describeUnknownKey(key, issue.inst)).join('\n')
    case 'invalid_union': {
      if (!issue.discriminator) return wrongForm
      const { [String(issue.discriminator)]: input } = issue.input as Record<string, unknown>
      return describeValue(issue.options as readonly unknown[], input)
    }
    default:
      return undefined
  }
}
