import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Place } from '../api/document-error'
import type { OpenApiDocument } from '../api/openapi-types'

/** Says what is wrong with a value by the schema at a place of the document; an empty text when nothing is. */
export type SchemaCheck = (place: Place, value: unknown) => string

/** The keywords that our schemas add; any other one that JSON Schema does not know is a mistake. */
const ownKeywords = ['x-create-only', 'x-default', 'x-encrypted', 'x-enum-descriptions', 'x-since', 'x-stability']

/**
 * Checks values by the schemas of an OpenAPI document. Fields that a schema does not name are wrong: the schemas of answers allow
 * them, so that the API may grow, but what is shown has to be described.
 * @throws on a schema that is none
 */
export function buildSchemaCheck(document: OpenApiDocument): SchemaCheck {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true })
  addFormats(ajv)
  // The document itself stands in for a schema, so that references within it lead where they say.
  for (const keyword of [...ownKeywords, ...Object.keys(document)]) ajv.addKeyword(keyword)
  ajv.addSchema(toClosed(document) as object, 'document')
  return (place, value) => {
    const isValid = ajv.compile({ $ref: `document#${toPointer(place)}` })
    return isValid(value) ? '' : ajv.errorsText(isValid.errors)
  }
}

/** A copy in which objects with properties have no others. */
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
