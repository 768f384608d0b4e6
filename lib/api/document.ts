import type { ApiMethod } from './api-types'
import type {
  Content,
  Example,
  JsonValue,
  OpenApiDocument,
  Operation,
  OrRef,
  Parameter,
  PathItem,
} from './openapi-types'

/** The keys that lead to a value in the document. */
export type Place = readonly (string | number)[]

/** A value in the document, and where it is. */
export type Located<Value> = { value: Value; place: Place }

/**
 * Formats a place for messages.
 * @example formatPlace(['paths', '/tasks', 'get', 'parameters', 0]) // => 'paths./tasks.get.parameters[0]'
 */
export function formatPlace(place: Place): string {
  if (!place.length) return 'the document'
  return place.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${key}`)).join('')
}

/** An error in the OpenAPI document: where it is, what's wrong and how to fix it. The message says all three. */
export class ApiDocumentError extends Error {
  override name = 'ApiDocumentError'

  constructor(
    readonly place: Place,
    readonly problem: string,
    readonly fix: string,
  ) {
    super(`${formatPlace(place)}: ${problem}  (${fix})`)
  }
}

/** Returns the document itself as a value with a place. */
export function locateRoot(document: OpenApiDocument): Located<OpenApiDocument> {
  return { value: document, place: [] }
}

/** Returns a value inside another one, with its place. */
export function locate<Value>({ place }: Located<unknown>, value: Value, ...keys: Place): Located<Value> {
  return { value, place: [...place, ...keys] }
}

/** Returns the value of a required key. @throws if it's missing */
export function getKey<Owner extends object, Key extends keyof Owner & string>(
  owner: Located<Owner>,
  key: Key,
  fix: string,
): NonNullable<Owner[Key]> {
  const value = owner.value[key]
  if (value === undefined || value === null) {
    throw new ApiDocumentError(owner.place, `has no ${key}`, fix)
  }
  return value
}

/** Returns the text of an optional key, without surrounding spaces. @throws if the value isn't a string */
export function findText<Owner extends object>(
  { value, place }: Located<Owner>,
  key: keyof Owner & string,
): string | undefined {
  const text: unknown = value[key]
  if (text === undefined || typeof text === 'string') return text?.trim()
  throw new ApiDocumentError([...place, key], "isn't text", 'put it in quotation marks, or YAML reads 1.30 as 1.3')
}

/** Returns the text of a required key. @throws if it's missing, empty or not a string */
export function getText<Owner extends object>(owner: Located<Owner>, key: keyof Owner & string, fix: string): string {
  const text = findText(owner, key)
  if (text) return text
  throw new ApiDocumentError(owner.place, `has no ${key}`, fix)
}

/**
 * Follows a `$ref` and puts the keys next to it over those of its target. Returns any other value as it is. The place is that of the target, because
 * that's where an editor fixes it.
 * @throws if a `$ref` leads nowhere or in a circle, or if there's no value
 */
export function resolve<Value extends object>(
  document: OpenApiDocument,
  { value, place }: Located<OrRef<Value>>,
): Located<Value> {
  if (!isObject(value)) throw new ApiDocumentError(place, 'is empty', 'give it a value, or remove its name')
  const seen = new Set<string>()
  let target: Located<object> = { value, place }
  let siblings = {}
  for (let ref = findRef(value); ref; ref = findRef(target.value)) {
    if (seen.has(ref))
      throw new ApiDocumentError(place, `"$ref: ${ref}" leads back to itself`, 'refer to the definition itself')
    seen.add(ref)
    const { $ref, ...own } = target.value as { $ref: string }
    siblings = { ...own, ...siblings }
    target = findTarget(document, ref, target.place)
  }
  return { value: { ...target.value, ...siblings } as Value, place: target.place }
}

function findRef(value: object): string | undefined {
  return '$ref' in value && typeof value.$ref === 'string' ? value.$ref : undefined
}

/** Follows a JSON pointer. In its keys, `~1` is a slash and `~0` a tilde, and characters may be percent-encoded as in an address. */
function findTarget(document: OpenApiDocument, ref: string, place: Place): Located<object> {
  const isLocal = ref.startsWith('#/')
  const keys = ref.slice(2).split('/')
  const targetPlace = keys.map((key) => decode(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  let target: unknown = isLocal ? document : undefined
  for (const key of targetPlace) {
    target = isObject(target) && Object.hasOwn(target, key) ? target[key] : undefined
  }
  if (isObject(target)) return { value: target, place: targetPlace }
  const fix = isLocal
    ? 'correct it, or add the definition'
    : 'begin it with "#/"; only references inside the document work'
  throw new ApiDocumentError(place, `"$ref: ${ref}" doesn't exist`, fix)
}

/** Returns the decoded key, or the key as it is if one of its percent signs encodes nothing. */
function decode(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

const methods = { get: 'GET', post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const satisfies Record<
  string,
  ApiMethod
>

/** A method of a path in the document. */
export type Endpoint = {
  /** Relative to the server's URL, such as "/tasks/{id}". */
  path: string
  method: ApiMethod
  item: Located<PathItem>
  operation: Located<Operation>
}

/** Lists every method of every path, in the order of the document. */
export function listEndpoints(document: OpenApiDocument): Endpoint[] {
  const root = locateRoot(document)
  return Object.entries(getKey(root, 'paths', 'add the operations')).flatMap(([path, value]) => {
    const item = locate(root, value, 'paths', path)
    return Object.keys(value)
      .filter(isMethod)
      .flatMap((key) => {
        const operation = value[key]
        return operation ? [{ path, method: methods[key], item, operation: locate(item, operation, key) }] : []
      })
  })
}

function isMethod(key: string): key is keyof typeof methods {
  return Object.hasOwn(methods, key)
}

/** Returns the URL that all paths are relative to, without a trailing slash. @throws if it's missing or incomplete */
export function getBaseUrl(document: OpenApiDocument): string {
  const root = locateRoot(document)
  const [value] = getKey(root, 'servers', 'add the server with its url')
  const server = locate<{ url?: string }>(root, value ?? {}, 'servers', 0)
  const url = getText(server, 'url', 'add it')
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url.replace(/\/$/, '')
  const fix = 'write the whole address, such as https://api.example.org/v1'
  throw new ApiDocumentError([...server.place, 'url'], `"${url}" isn't an address`, fix)
}

/** The only format of request and response bodies. */
export const json = 'application/json'

/** Lists the named examples of a body. @throws if there isn't one, or if one has no value */
export function listExamples(
  document: OpenApiDocument,
  owner: Located<{ content?: Content }>,
): (Located<Example & { value: JsonValue }> & { name: string })[] {
  const here = locate(owner, owner.value.content?.[json] ?? {}, 'content', json)
  const examples = Object.entries(here.value.examples ?? {})
  if (!examples.length) throw new ApiDocumentError(here.place, 'has no example', 'add one under examples')
  return examples.map(([name, example]) => {
    const { value, place } = resolve(document, locate(here, example, 'examples', name))
    if (value.value === undefined) throw new ApiDocumentError(place, 'has no value', 'add it')
    return { name, place, value: { ...value, value: value.value } }
  })
}

/** Returns the value that samples use for a parameter. @throws if it has no example */
export function getExample(parameter: Located<Parameter>): string | number {
  const { example } = parameter.value
  if (Array.isArray(example)) return example.join(',')
  if (typeof example === 'string' || typeof example === 'number') return example
  if (typeof example === 'boolean') return String(example)
  throw new ApiDocumentError(parameter.place, 'has no example', 'add one; samples or the Postman collection show it')
}
