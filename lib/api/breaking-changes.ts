import { getBaseUrl, json, type Located, listEndpoints, locate, resolve } from './document'
import { listParameters } from './fields'
import type { Content, JsonValue, OpenApiDocument, OrRef, Parameter, Response, Schema } from './openapi-types'

/** A value before and after a change. */
type Pair<Value> = { before: Value; after: Value }
type Documents = Pair<OpenApiDocument>
/** Clients send requests, so what was accepted must still be. They read responses, so nothing unexpected may come. */
type Direction = 'request' | 'response'

/**
 * Lists what would break a client that fits the published document, each with its place. A new version in the server's URL may change everything.
 * @param before the published document
 */
export function listBreakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  if (getBaseUrl(before) !== getBaseUrl(after)) return []
  const documents = { before, after }
  const current = listEndpoints(after)
  return listEndpoints(before).flatMap((endpoint) => {
    const place = `${endpoint.method} ${endpoint.path}`
    const same = current.find(({ path, method }) => path === endpoint.path && method === endpoint.method)
    if (!same) return [`${place}: the operation was removed`]
    const operations = { before: endpoint.operation, after: same.operation }
    const parameters = {
      before: listParameters(before, endpoint.item, endpoint.operation),
      after: listParameters(after, same.item, same.operation),
    }
    return [
      ...compareScopes(operations, place),
      ...compareParameters(documents, parameters, place),
      ...compareRequests(documents, operations, place),
      ...compareResponses(documents, operations, place),
    ]
  })
}

type Operations = Pair<ReturnType<typeof listEndpoints>[number]['operation']>

function compareScopes({ before, after }: Operations, place: string): string[] {
  const [old, own] = [before, after].map(({ value }) => JSON.stringify(value.security))
  return old === own ? [] : [`${place}: the scope changed from ${old} to ${own}`]
}

function compareParameters(documents: Documents, lists: Pair<readonly Located<Parameter>[]>, place: string): string[] {
  const find = (list: readonly Located<Parameter>[], { value }: Located<Parameter>) =>
    list.find((other) => other.value.name === value.name && other.value.in === value.in)
  const added = lists.after
    .filter((parameter) => parameter.value.required && !find(lists.before, parameter))
    .map(({ value }) => `${place}: the new parameter ${value.name} is required`)
  const changed = lists.before.flatMap((before) => {
    const after = find(lists.after, before)
    const here = `${place}, parameter ${before.value.name}`
    if (!after) return [`${here}: was removed`]
    const isRequired = after.value.required && !before.value.required
    const schemas = { before: toSchema(before), after: toSchema(after) }
    return [...(isRequired ? [`${here}: is required now`] : []), ...compareSchemas(documents, schemas, here, 'request')]
  })
  return [...added, ...changed]
}

const toSchema = (owner: Located<{ schema?: OrRef<Schema> }>) => locate(owner, owner.value.schema ?? {}, 'schema')

function toBody(document: OpenApiDocument, owner: Located<OrRef<{ content?: Content }>>) {
  const { value, place } = resolve(document, owner)
  return toSchema({ value: value.content?.[json] ?? {}, place })
}

function compareRequests(documents: Documents, { before, after }: Operations, place: string): string[] {
  const [old, own] = [before.value.requestBody, after.value.requestBody]
  if (!old || !own) return old === own ? [] : [`${place}: the body was ${old ? 'removed' : 'added'}`]
  const schemas = {
    before: toBody(documents.before, locate(before, old, 'requestBody')),
    after: toBody(documents.after, locate(after, own, 'requestBody')),
  }
  return compareSchemas(documents, schemas, `${place}, request`, 'request')
}

function compareResponses(documents: Documents, { before, after }: Operations, place: string): string[] {
  return Object.entries(before.value.responses ?? {}).flatMap(([status, old]) => {
    const own = after.value.responses?.[status]
    const here = `${place}, response ${status}`
    if (!own) return status.startsWith('2') ? [`${here}: was removed`] : []
    const responses = {
      before: resolve<Response>(documents.before, locate(before, old, 'responses', status)),
      after: resolve<Response>(documents.after, locate(after, own, 'responses', status)),
    }
    const headers = Object.keys(responses.before.value.headers ?? {})
    const gone = headers.filter((name) => !responses.after.value.headers?.[name])
    const schemas = {
      before: toBody(documents.before, responses.before),
      after: toBody(documents.after, responses.after),
    }
    return [
      ...gone.map((name) => `${here}: the header ${name} was removed`),
      ...compareSchemas(documents, schemas, here, 'response'),
    ]
  })
}

function compareSchemas(
  documents: Documents,
  pair: Pair<Located<OrRef<Schema>>>,
  place: string,
  way: Direction,
): string[] {
  const before = resolve(documents.before, pair.before)
  const after = resolve(documents.after, pair.after)
  const shapes = { before: toShape(documents.before, before), after: toShape(documents.after, after) }
  const messages = [...compareTypes(shapes, way), ...compareValues(shapes, way), ...compareLimits(shapes, way)]
  const items = before.value.items && after.value.items
  const itemSchemas = items && {
    before: locate(before, before.value.items ?? {}, 'items'),
    after: locate(after, after.value.items ?? {}, 'items'),
  }
  return [
    ...messages.map((message) => `${place}: ${message}`),
    ...compareFields(documents, { before, after }, place, way),
    ...(itemSchemas ? compareSchemas(documents, itemSchemas, `${place}, items`, way) : []),
  ]
}

function compareFields(documents: Documents, pair: Pair<Located<Schema>>, place: string, way: Direction): string[] {
  const { properties: old = {}, required: needed = [] } = pair.before.value
  const { properties: own = {}, required = [] } = pair.after.value
  const added = required.filter((name) => way === 'request' && !needed.includes(name))
  const doubtful = needed.filter((name) => way === 'response' && own[name] && !required.includes(name))
  const fields = Object.entries(old).flatMap(([name, before]): string[] => {
    const after = own[name]
    const here = `${place}, field ${name}`
    if (!after) return [`${here}: was removed`]
    const schemas = {
      before: locate(pair.before, before, 'properties', name),
      after: locate(pair.after, after, 'properties', name),
    }
    return compareSchemas(documents, schemas, here, way)
  })
  return [
    ...added.map((name) => `${place}, field ${name}: is required now`),
    ...doubtful.map((name) => `${place}, field ${name}: can be missing now`),
    ...fields,
  ]
}

/** What a schema allows: its types, its values if they're listed, whether more values may come, and its limits. */
type Shape = { types: readonly string[]; values?: readonly JsonValue[]; isOpen: boolean; limits: Schema }

function toShape(document: OpenApiDocument, { value, place }: Located<Schema>): Shape {
  const choices = value.anyOf?.map((own, index) => resolve(document, { value: own, place: [...place, index] }).value)
  const known = choices?.find((choice) => choice.enum)
  const { type = [], enum: values } = known ?? value
  const types = typeof type === 'string' ? [type] : type
  // Whatever is a number is acceptable where an integer is, but not the other way round.
  const all = types.includes('number') ? [...types, 'integer'] : types
  return { types: all, values, isOpen: choices?.some((choice) => !choice.enum) ?? false, limits: value }
}

function compareTypes({ before, after }: Pair<Shape>, way: Direction): string[] {
  const [wide, narrow] = way === 'request' ? [after, before] : [before, after]
  // Without a type, a schema allows all of them.
  if (wide.types.length && !narrow.types.length)
    return [way === 'request' ? 'no longer accepts every type' : 'can be any type now']
  const strange = wide.types.length ? narrow.types.filter((type) => !wide.types.includes(type)) : []
  return strange.map((type) => (way === 'request' ? `no longer accepts ${type}` : `can be ${type} now`))
}

function compareValues({ before, after }: Pair<Shape>, way: Direction): string[] {
  if (before.isOpen && !after.isOpen) return ['the values are closed now']
  if (!before.values && after.values && way === 'request') return ['accepts only some values now']
  if (!before.values || !after.values)
    return !after.values && before.values && way === 'response' ? ['can be any value now'] : []
  const [wide, narrow] = way === 'request' ? [after.values, before.values] : [before.values, after.values]
  const strange = before.isOpen && way === 'response' ? [] : narrow.filter((value) => !wide.includes(value))
  return strange.map((value) => (way === 'request' ? `no longer accepts "${value}"` : `can be "${value}" now`))
}

const lowest = ['minLength', 'minimum', 'minItems'] as const
const highest = ['maxLength', 'maximum', 'maxItems', 'x-decimals'] as const

/** Compares the limits of what's sent. What's returned may have any length, but keeps its format. */
function compareLimits(
  { before: { limits: before }, after: { limits: after } }: Pair<Shape>,
  way: Direction,
): string[] {
  const isNewFormat = before.format !== after.format && (way === 'response' || after.format !== undefined)
  const format = isNewFormat ? [`has the format ${after.format ?? 'of any text'} now`] : []
  if (way === 'response') return format
  // A length is never below 0, but a number may be.
  const least = (key: (typeof lowest)[number]) => (key === 'minimum' ? Number.NEGATIVE_INFINITY : 0)
  const higher = lowest.filter((key) => (after[key] ?? least(key)) > (before[key] ?? least(key)))
  const lower = highest.filter(
    (key) => (after[key] ?? Number.POSITIVE_INFINITY) < (before[key] ?? Number.POSITIVE_INFINITY),
  )
  const pattern = after.pattern && after.pattern !== before.pattern ? ['has another pattern now'] : []
  return [...format, ...pattern, ...[...higher, ...lower].map((key) => `${key} is ${after[key]} now`)]
}
