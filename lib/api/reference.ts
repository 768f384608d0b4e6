import type { ApiChange, ApiOperation, ApiReference, ApiSchema } from './api-types'
import { ApiDocumentError, getKey, getText, locate } from './document-error'
import { listEndpoints } from './endpoints'
import { listErrors } from './errors'
import { listFields } from './fields'
import { listLimits } from './limits'
import type { OpenApiDocument } from './openapi-types'
import { buildOperation } from './operations'
import { resolve } from './resolve'
import { listScopes } from './scopes'

/**
 * Builds everything the reference pages show from the parsed document.
 * @throws ApiDocumentError for the first value that's missing or reference that leads nowhere, with its place and the fix
 */
export function buildApiReference(document: OpenApiDocument): ApiReference {
  const errors = listErrors(document)
  const operations = new Map<string, ApiOperation>()
  for (const endpoint of listEndpoints(document)) {
    const operation = buildOperation(document, endpoint, errors)
    if (operations.has(operation.id)) {
      const { place } = endpoint.operation
      throw new ApiDocumentError(place, `has the operationId "${operation.id}" of another operation`, 'give it its own')
    }
    operations.set(operation.id, operation)
  }
  return {
    operations,
    schemas: new Map(listSchemas(document).map((schema) => [schema.name, schema])),
    errors,
    scopes: listScopes(document),
    limits: listLimits(document, errors),
    changelog: listChanges(document),
  }
}

function listSchemas(document: OpenApiDocument): ApiSchema[] {
  const root = { value: document, place: [] }
  return Object.entries(document.components?.schemas ?? {}).map(([name, own]) => {
    const schema = resolve(document, locate(root, own, 'components', 'schemas', name))
    const description = getText(schema, 'description', 'say in a sentence what it is')
    return { name, description, fields: listFields(document, schema) }
  })
}

function listChanges(document: OpenApiDocument): ApiChange[] {
  const changes = getKey({ value: document, place: [] }, 'x-changelog', 'list the changes by date')
  return changes.toSorted((one, other) => other.date.localeCompare(one.date))
}
