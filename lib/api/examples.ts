import { ApiDocumentError, type Located, locate } from './document-error'
import type { Content, Example, JsonValue, OpenApiDocument, Parameter } from './openapi-types'
import { resolve } from './resolve'

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
  throw new ApiDocumentError(parameter.place, 'has no example', 'add one; samples show it')
}
