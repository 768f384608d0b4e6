import type { ApiField, ApiValue } from './api-types'
import { describeType } from './describe-type'
import { ApiDocumentError, findText, getText, type Located, locate } from './document-error'
import type { JsonValue, OpenApiDocument, OrRef, Schema } from './openapi-types'
import { resolve } from './resolve'

/** Deeper than any of our responses. A schema that nests further contains itself. */
const maximumDepth = 8

/**
 * Lists the properties of a schema in order, with the properties inside them.
 * @throws if a field has no description, if a required name isn't a property, or if the schema contains itself
 */
export function listFields(document: OpenApiDocument, schema: Located<OrRef<Schema>>, depth = 0): ApiField[] {
  const object = resolve(document, schema)
  const { properties = {}, required = [] } = object.value
  if (depth > maximumDepth) throw new ApiDocumentError(object.place, 'holds itself', 'end the nesting')
  const stranger = required.find((name) => !Object.hasOwn(properties, name))
  if (stranger) {
    const place = [...object.place, 'required']
    throw new ApiDocumentError(place, `names "${stranger}", which is no property`, 'correct it, or add the property')
  }
  return Object.entries(properties).map(([name, property]) => {
    const field = resolve(document, locate(object, property, 'properties', name))
    return buildField(document, name, field, required.includes(name), depth)
  })
}

/** Builds one field from its schema, whose references are already resolved. @throws if it has no description */
export function buildField(
  document: OpenApiDocument,
  name: string,
  schema: Located<Schema>,
  isRequired: boolean,
  depth = 0,
): ApiField {
  const { value } = schema
  const item = value.items && resolve(document, locate(schema, value.items, 'items'))
  const fields = listFields(document, item ?? schema, depth + 1)
  return {
    name,
    type: describeType(document, schema),
    isRequired,
    isEncrypted: value['x-encrypted'] ?? false,
    isReadOnly: value.readOnly ?? false,
    isCreateOnly: value['x-create-only'] ?? false,
    isDeprecated: value.deprecated ?? false,
    isBeta: value['x-stability'] === 'beta',
    since: findText(schema, 'x-since'),
    default:
      findText(schema, 'x-default') ?? (value.default === undefined ? undefined : `\`${toText(value.default)}\``),
    description: getText(schema, 'description', 'say in a sentence what it is'),
    values: listValues(item?.value.enum ? item.value : value),
    fields: fields.length ? fields : undefined,
  }
}

function listValues(schema: Schema): ApiValue[] | undefined {
  const words = schema['x-enum-descriptions']
  const values = schema.enum?.filter((value) => value !== null).map(toText)
  return values?.map((value) => ({ value, description: words?.[value] }))
}

/** Returns strings as they are, and everything else as JSON. */
function toText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
