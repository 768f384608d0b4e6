import type { ApiBody } from './api-types'
import { getKey, getText, type Located, locate } from './document-error'
import { json, listExamples } from './examples'
import { listFields } from './fields'
import type { Content, OpenApiDocument } from './openapi-types'

/**
 * Returns the JSON body of a request or response, or undefined if there isn't one.
 * @throws if the body lacks a schema or an example
 */
export function findBody(document: OpenApiDocument, owner: Located<{ content?: Content }>): ApiBody | undefined {
  const media = owner.value.content?.[json]
  if (!media) return undefined
  const here = locate(owner, media, 'content', json)
  const schema = getKey(here, 'schema', 'add one, or remove the content')
  return {
    fields: listFields(document, locate(here, schema, 'schema')),
    examples: listExamples(document, owner).map((example) => ({
      name: example.name,
      summary: getText(example, 'summary', 'say in a few words what it shows'),
      json: JSON.stringify(example.value.value, null, 2),
    })),
  }
}
