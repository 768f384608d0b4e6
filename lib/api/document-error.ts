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
    readonly cure: string,
  ) {
    super(`${formatPlace(place)}: ${problem}  (${cure})`)
  }
}

/** Returns a value inside another one, with its place. */
export function locate<Value>({ place }: Located<unknown>, value: Value, ...keys: Place): Located<Value> {
  return { value, place: [...place, ...keys] }
}

/** Returns the value of a required key. @throws if it's missing */
export function getKey<Owner extends object, Key extends keyof Owner & string>(
  owner: Located<Owner>,
  key: Key,
  cure: string,
): NonNullable<Owner[Key]> {
  const value = owner.value[key]
  if (value === undefined || value === null) {
    throw new ApiDocumentError(owner.place, `has no ${key}`, cure)
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
  throw new ApiDocumentError([...place, key], 'is no text', 'put it in quotation marks, or YAML reads 1.30 as 1.3')
}

/** Returns the text of a required key. @throws if it's missing, empty or not a string */
export function getText<Owner extends object>(owner: Located<Owner>, key: keyof Owner & string, cure: string): string {
  const text = findText(owner, key)
  if (text) return text
  throw new ApiDocumentError(owner.place, `has no ${key}`, cure)
}
