import type { ApiHeader, ApiResponse } from './api-types'
import { findBody } from './body'
import { ApiDocumentError, getKey, getText, type Located, locate } from './document-error'
import type { OpenApiDocument, Operation, Response } from './openapi-types'
import { resolve } from './resolve'

const reasons: Readonly<Record<number, string>> = { 200: 'OK', 201: 'Created', 204: 'No Content' }

/** Lists the successful responses, the usual one first: 201 before the 200 of a repeated request. @throws if there isn't one, or one says too little */
export function listSuccesses(document: OpenApiDocument, operation: Located<Operation>): ApiResponse[] {
  const responses = Object.entries(getKey(operation, 'responses', 'list what it answers'))
  const successes = responses.filter(([status]) => status.startsWith('2'))
  if (!successes.length) {
    throw new ApiDocumentError([...operation.place, 'responses'], 'has no success', 'add the answer with status 2xx')
  }
  // JavaScript sorts numeric keys, whatever their order in the document.
  return successes.toReversed().map(([status, response]) => {
    return buildResponse(document, Number(status), resolve(document, locate(operation, response, 'responses', status)))
  })
}

function buildResponse(document: OpenApiDocument, status: number, response: Located<Response>): ApiResponse {
  const reason = reasons[status]
  if (!reason) {
    throw new ApiDocumentError(
      response.place,
      `has the unknown status ${status}`,
      `use ${Object.keys(reasons).join(', ')}`,
    )
  }
  const description = getText(response, 'description', 'say in a sentence when it is sent')
  const body = findBody(document, response) ?? { fields: [], examples: [] }
  return { status, reason, description, headers: listHeaders(document, response), ...body }
}

function listHeaders(document: OpenApiDocument, response: Located<Response>): ApiHeader[] {
  return Object.entries(response.value.headers ?? {}).map(([name, own]) => {
    const header = resolve(document, locate(response, own, 'headers', name))
    return { name, description: getText(header, 'description', 'say in a sentence what it holds') }
  })
}
