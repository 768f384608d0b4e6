import { type Located, locate } from './document-error'
import type { JsonType, OpenApiDocument, Schema } from './openapi-types'
import { resolve } from './resolve'

const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 10 })

/** What readers see for a format: its name and, if it has one, its notation. */
const formats: Readonly<Record<string, readonly [name: string, form?: string]>> = {
  uuid: ['UUID'],
  date: ['date', 'YYYY-MM-DD'],
  'date-time': ['time', 'RFC 3339 in UTC'],
  email: ['email address'],
  uri: ['URL'],
}

/**
 * Describes the type and limits of a value as people read them.
 * @example describeType(document, { value: { type: ['string', 'null'], format: 'date' }, place }) // => 'date, YYYY-MM-DD, or null'
 */
export function describeType(document: OpenApiDocument, schema: Located<Schema>): string {
  const text = describeKind(document, schema)
  if (!listTypes(schema.value).includes('null')) return text
  return text.includes(', ') ? `${text}, or null` : `${text} or null`
}

function describeKind(document: OpenApiDocument, schema: Located<Schema>): string {
  const { items, minItems, maxItems } = schema.value
  if (items) {
    const [name = '', ...limits] = listParts(resolve(document, locate(schema, items, 'items')).value)
    const count = formatRange(minItems, maxItems)
    return [`list of ${count ? `${count} ` : ''}${name}s`, limits.length && `each ${limits.join(', ')}`]
      .filter(Boolean)
      .join(', ')
  }
  return listParts(schema.value).join(', ')
}

/** Returns the name of a type and its limits, such as `['string', '1 to 500 characters']`. */
function listParts(schema: Schema): string[] {
  const [type = 'any value'] = listTypes(schema).filter((name) => name !== 'null')
  const [name = type, form] = formats[schema.format ?? ''] ?? []
  const length = formatRange(findShortest(schema), schema.maxLength)
  const range = formatRange(schema.minimum, schema.maximum)
  const isOne = (schema.maxLength ?? schema.minLength) === 1
  const parts = [name, form, length && `${length} ${isOne ? 'character' : 'characters'}`, range, describeStep(schema)]
  return parts.filter((part) => part !== undefined)
}

function listTypes({ type, properties }: Schema): readonly JsonType[] {
  if (typeof type === 'string') return [type]
  return type ?? (properties ? ['object'] : [])
}

/** Returns the minimum length. A minimum of 0 says nothing, and a minimum of 1 is worth saying only next to a maximum. */
function findShortest({ minLength = 0, maxLength }: Schema): number | undefined {
  return minLength > (maxLength === undefined ? 1 : 0) ? minLength : undefined
}

/** @example formatRange(1, 10000) // => '1 to 10,000' */
function formatRange(from: number | undefined, to: number | undefined): string | undefined {
  if (to === undefined) return from === undefined ? undefined : `at least ${numbers.format(from)}`
  if (from === to) return `exactly ${numbers.format(to)}`
  return from === undefined ? `up to ${numbers.format(to)}` : `${numbers.format(from)} to ${numbers.format(to)}`
}

/** Describes the step. In a schema, `multipleOf: 0.01` is how you say "2 decimals". */
function describeStep({ multipleOf }: Schema): string | undefined {
  if (multipleOf === undefined) return undefined
  const [, decimals] = /^0\.(0*1)$/.exec(String(multipleOf)) ?? []
  if (!decimals) return `in steps of ${numbers.format(multipleOf)}`
  return decimals.length === 1 ? '1 decimal' : `${decimals.length} decimals`
}
