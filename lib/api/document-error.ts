/** The keys that lead to a value of the document. */
export type Place = readonly (string | number)[]

/** A value of the document and where it stands. */
export type Located<Value> = { value: Value; place: Place }

/**
 * A place as messages name it.
 * @example formatPlace(['paths', '/tasks', 'get', 'parameters', 0]) // => 'paths./tasks.get.parameters[0]'
 */
export function formatPlace(place: Place): string {
  if (!place.length) return 'the document'
  return place.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${key}`)).join('')
}

/** A fault in the OpenAPI document: where it is, what is wrong and what mends it. The message says all three. */
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

/** A value inside another one. */
export function locate<Value>({ place }: Located<unknown>, value: Value, ...keys: Place): Located<Value> {
  return { value, place: [...place, ...keys] }
}

/** The value of a key that has to be there. @throws where it is missing */
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

/** A text that may be there. @throws on any other kind of value */
export function findText<Owner extends object>(
  { value, place }: Located<Owner>,
  key: keyof Owner & string,
): string | undefined {
  const text: unknown = value[key]
  if (text === undefined || typeof text === 'string') return text?.trim()
  throw new ApiDocumentError([...place, key], 'is no text', 'put it in quotation marks, or YAML reads 1.30 as 1.3')
}

/** A text that has to be there. @throws where it is missing or empty, or any other kind of value */
export function getText<Owner extends object>(owner: Located<Owner>, key: keyof Owner & string, cure: string): string {
  const text = findText(owner, key)
  if (text) return text
  throw new ApiDocumentError(owner.place, `has no ${key}`, cure)
}
