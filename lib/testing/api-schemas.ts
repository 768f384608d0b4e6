import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Place } from '../api/document'
import type { OpenApiDocument } from '../api/openapi-types'

/** Checks a value against the schema at a place in the document. Returns what's wrong, or an empty text if the value is valid. */
export type SchemaCheck = (place: Place, value: unknown) => string

/** The keywords that our schemas add. Any other keyword that JSON Schema doesn't define is a mistake. */
const ownKeywords = [
  'x-create-only',
  'x-decimals',
  'x-default',
  'x-encrypted',
  'x-enum-descriptions',
  'x-since',
  'x-stability',
]

/**
 * Builds a function that checks values against the schemas of an OpenAPI document. Fields that a schema doesn't list are wrong. The schemas of
 * responses do allow them, so that the API can grow, but whatever we show has to be described.
 * @throws if a schema is invalid
 */
export function buildSchemaCheck(document: OpenApiDocument): SchemaCheck {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true })
  addFormats(ajv)
  // The document itself is added as a schema, so that references within it lead to the right places.
  for (const keyword of [...ownKeywords, ...Object.keys(document)]) ajv.addKeyword(keyword)
  ajv.addSchema(toClosed(document) as object, 'document')
  return (place, value) => {
    const isValid = ajv.compile({ $ref: `document#${toPointer(place)}` })
    return isValid(value) ? '' : ajv.errorsText(isValid.errors)
  }
}

/** Returns a copy in which objects with properties don't allow any others. */
function toClosed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(toClosed)
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toClosed(inner)]))
  const isObjectSchema = copy.type === 'object' && copy.properties !== undefined
  return isObjectSchema ? { additionalProperties: false, ...copy } : copy
}

/** @example toPointer(['paths', '/tasks']) // => '/paths/~1tasks' */
function toPointer(place: Place): string {
  return place.map((key) => `/${encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')
}
