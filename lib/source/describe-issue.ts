import type { z } from 'zod'
import { findNearest } from '../utils/nearest'

/** The form of every message here: what's wrong, two spaces, and the fix in brackets. Schemas use the same form for their own messages. */
type Text = `${string}  (${string})`

/** The message for a union. The problems of its closest branch say more, so code that reads issues looks there first. */
export const wrongForm: Text = 'has the wrong form  (compare it with the entries around it)'

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
  const fix =
    expected === 'string' && input !== null && !Array.isArray(input)
      ? 'put it in quotation marks, because YAML reads 0.10 as the number 0.1 and {product} as a group of fields'
      : `write ${toKind(expected)}`
  return `must be ${toKind(expected)}, not ${findKind(input)}  (${fix})`
}

function describeValue(values: readonly unknown[], input: unknown): Text {
  if (input === undefined) return `is missing  (write ${toChoice(values)})`
  const nearest = findNearest(String(input), values.map(String))
  return `must be ${toChoice(values)}, not ${JSON.stringify(input)}  (write ${nearest ?? toChoice(values)})`
}

/** Describes an unknown field and the ones that the object could have. Only the schema that found the unknown field knows those. */
function describeUnknownKey(key: string, schema: unknown): Text {
  const { shape = {} } = (schema as { _zod?: { def: { shape?: object } } })?._zod?.def ?? {}
  const known = Object.keys(shape)
  const nearest = findNearest(key, known)
  const fix = nearest
    ? `write ${nearest}`
    : known.length
      ? `remove it; the fields are ${known.join(', ')}`
      : 'remove it'
  return `unknown field "${key}"  (${fix})`
}

/**
 * Returns the message for an issue, as zod's error map for all content files. If an object has several unknown fields, each gets its own line.
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
