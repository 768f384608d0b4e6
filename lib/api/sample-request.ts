import type { ApiBody, ApiResponse } from './api-types'
import { ApiDocumentError, type Located } from './document-error'
import { type Endpoint, getBaseUrl } from './endpoints'
import { getExample } from './examples'
import type { JsonValue, OpenApiDocument, Parameter } from './openapi-types'
import type { SampleRequest } from './samples/sample-request'

type Parts = { parameters: readonly Located<Parameter>[]; body?: ApiBody; responses: readonly ApiResponse[] }

/**
 * Builds the request that an operation's samples send. The body is its first example, and the path and query contain the examples of its parameters. In
 * the query, these are the required parameters and those that `x-sample-query` names.
 * @throws if one of them has no example
 */
export function buildSampleRequest(
  document: OpenApiDocument,
  { path, method, operation }: Endpoint,
  { parameters, body, responses }: Parts,
): SampleRequest {
  const { operationId: id = '', 'x-sample-query': shown = [] } = operation.value
  const find = (where: Parameter['in'], name: string) =>
    parameters.find(({ value }) => value.in === where && value.name === name)
  const getParameter = (where: Parameter['in'], name: string) => {
    const parameter = find(where, name)
    if (parameter) return parameter
    throw new ApiDocumentError(operation.place, `names no ${where} parameter "${name}"`, 'add it to its parameters')
  }
  const required = parameters.filter(({ value }) => value.in === 'query' && value.required)
  const [example] = body?.examples ?? []
  return {
    id,
    method,
    baseUrl: getBaseUrl(document),
    path: path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(getExample(getParameter('path', name)))),
    query: Object.fromEntries([...required, ...shown.map((name) => getParameter('query', name))].map(toEntry)),
    body: example && (JSON.parse(example.json) as JsonValue),
    hasIdempotencyKey: find('header', 'Idempotency-Key') !== undefined,
    hasAnswer: responses.some(({ examples }) => examples.length > 0),
  }
}

function toEntry(parameter: Located<Parameter>): [string, string | number] {
  return [parameter.value.name, getExample(parameter)]
}
