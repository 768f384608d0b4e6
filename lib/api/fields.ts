import type { ApiField, ApiOperation, ApiValue } from './api-types'
import { ApiDocumentError, findText, getExample, getKey, getText, type Located, locate, resolve } from './document'
import { findDeprecation } from './extensions'
import type {
  JsonType,
  JsonValue,
  OpenApiDocument,
  Operation,
  OrRef,
  Parameter,
  PathItem,
  Schema,
} from './openapi-types'

/** Deeper than any of our responses. A schema that nests further contains itself. */
const maximumDepth = 8

/**
 * Lists the properties of a schema in order, with the properties inside them.
 * @throws if a field has no description or release, if a required name isn't a property, or if the schema contains itself
 */
export function listFields(document: OpenApiDocument, schema: Located<OrRef<Schema>>, depth = 0): ApiField[] {
  const object = resolve(document, schema)
  const { properties = {}, required = [] } = object.value
  if (depth > maximumDepth)
    throw new ApiDocumentError(object.place, 'contains itself', 'remove the reference that leads back to it')
  const stranger = required.find((name) => !Object.hasOwn(properties, name))
  if (stranger) {
    const place = [...object.place, 'required']
    throw new ApiDocumentError(place, `names "${stranger}", which isn't a property`, 'correct it, or add the property')
  }
  return Object.entries(properties).map(([name, property]) => {
    const field = resolve(document, locate(object, property, 'properties', name))
    return buildField(document, name, field, required.includes(name), depth)
  })
}

/** Builds one field from its schema, whose references are already resolved. @throws if it has no description or release */
function buildField(
  document: OpenApiDocument,
  name: string,
  schema: Located<Schema>,
  isRequired: boolean,
  depth = 0,
): ApiField {
  const { value } = schema
  const item = value.items && resolve(document, locate(schema, value.items, 'items'))
  const known = findKnown(document, schema)
  const fields = listFields(document, item ?? schema, depth + 1)
  return {
    name,
    type: describeType(document, schema),
    isRequired,
    isEncrypted: value['x-encrypted'] ?? false,
    isReadOnly: value.readOnly ?? false,
    isCreateOnly: value['x-create-only'] ?? false,
    deprecation: findDeprecation(schema),
    isBeta: value['x-stability'] === 'beta',
    since: getText(schema, 'x-since', 'name the release that introduced it, in quotation marks'),
    default:
      findText(schema, 'x-default') ?? (value.default === undefined ? undefined : `\`${toText(value.default)}\``),
    description: getText(schema, 'description', 'say in a sentence what it is'),
    values: listValues(item?.value.enum ? item.value : (known ?? value)),
    fields: fields.length ? fields : undefined,
  }
}

/** Returns the schema of the known values, if it's one of two that a value can fit: the known values, or any value of the type. */
function findKnown(document: OpenApiDocument, schema: Located<Schema>): Schema | undefined {
  const choices = schema.value.anyOf?.map((own, index) => resolve(document, locate(schema, own, 'anyOf', index)).value)
  return choices?.find((choice) => choice.enum)
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

/** Lists an operation's parameters, those of its path first, with their references resolved. */
export function listParameters(
  document: OpenApiDocument,
  path: Located<PathItem>,
  operation: Located<Operation>,
): Located<Parameter>[] {
  return [path, operation].flatMap((owner) => {
    const { parameters = [] }: PathItem | Operation = owner.value
    return parameters.map((own, index) => resolve<Parameter>(document, locate(owner, own, 'parameters', index)))
  })
}

/** Builds fields from the parameters, grouped by where they're sent. */
export function groupParameters(
  document: OpenApiDocument,
  parameters: readonly Located<Parameter>[],
): ApiOperation['parameters'] {
  const list = (place: Parameter['in']) =>
    parameters.filter(({ value }) => value.in === place).map((parameter) => buildParameter(document, parameter))
  return { path: list('path'), query: list('query'), header: list('header') }
}

/** Builds a field. What the parameter itself says overrides its schema. @throws if it has no example, which API clients such as Postman need */
function buildParameter(document: OpenApiDocument, parameter: Located<Parameter>): ApiField {
  const { value, place } = parameter
  const schema = resolve(document, locate(parameter, getKey(parameter, 'schema', 'add one with its type'), 'schema'))
  const own = {
    description: value.description ?? schema.value.description,
    'x-deprecated': value['x-deprecated'] ?? schema.value['x-deprecated'],
    deprecated: value.deprecated ?? schema.value.deprecated,
    'x-default': value['x-default'] ?? schema.value['x-default'],
    'x-since': value['x-since'] ?? schema.value['x-since'],
    'x-stability': value['x-stability'] ?? schema.value['x-stability'],
  }
  const field = buildField(document, value.name, { value: { ...schema.value, ...own }, place }, value.required ?? false)
  getExample(parameter)
  const isCommaList = schema.value.items && value.explode === false
  // A time that's sent can have any offset. Only responses are always in UTC.
  const type = field.type.replace(' in UTC', '')
  return { ...field, type: isCommaList ? `comma-separated ${type}` : type }
}

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
function describeType(document: OpenApiDocument, schema: Located<Schema>): string {
  const known = findKnown(document, schema)
  if (known)
    return `${describeType(document, { ...schema, value: { ...known, enum: undefined } })}, more values possible`
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

function describeStep({ multipleOf, 'x-decimals': decimals }: Schema): string | undefined {
  if (decimals !== undefined) return decimals === 1 ? 'up to 1 decimal' : `up to ${decimals} decimals`
  return multipleOf === undefined ? undefined : `in steps of ${numbers.format(multipleOf)}`
}
