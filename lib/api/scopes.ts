import { findNearest } from '../utils/nearest'
import type { ApiScope } from './api-types'
import { ApiDocumentError, getKey, type Located } from './document-error'
import type { OpenApiDocument, Operation } from './openapi-types'

/** Lists what a token can be allowed to do, in the order of the document. */
export function listScopes(document: OpenApiDocument): ApiScope[] {
  const scopes = getKey({ value: document, place: [] }, 'x-scopes', 'list every scope with what it allows')
  return Object.entries(scopes).map(([scope, description]) => ({ scope, description }))
}

/** Returns the scope that an operation requires. @throws if it names no scope, or one that the document doesn't list */
export function getScope(document: OpenApiDocument, operation: Located<Operation>): string {
  const scopes = listScopes(document).map(({ scope }) => scope)
  const place = [...operation.place, 'security']
  const [scope] = getKey(operation, 'security', 'name its scope').flatMap((scheme) => Object.values(scheme).flat())
  if (!scope) throw new ApiDocumentError(place, 'names no scope', `write one of ${scopes.join(', ')}`)
  if (scopes.includes(scope)) return scope
  const cure = `write ${findNearest(scope, scopes) ?? scopes.join(' or ')}, or add it to x-scopes`
  throw new ApiDocumentError(place, `names the unknown scope "${scope}"`, cure)
}
