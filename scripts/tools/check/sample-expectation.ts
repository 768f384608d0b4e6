import {
  type Endpoint,
  getBaseUrl,
  getExample,
  getKey,
  json,
  type Located,
  listExamples,
  locate,
  type Place,
  resolve,
} from '@/lib/api/document'
import { listParameters } from '@/lib/api/fields'
import type { JsonValue, OpenApiDocument, Parameter, RequestBody, Response } from '@/lib/api/openapi-types'

/** What an operation's samples have to send, and what the response should be. */
export type Expectation = {
  /** Such as "GET /v1/tasks?limit=1". */
  request: string
  body?: JsonValue
  /** The schema of the `Idempotency-Key`, if the operation accepts one. */
  keySchema?: Place
  status: number
  /** The schema of the response, if it has a body. */
  answerSchema?: Place
}

/** The status that the documentation promises for a successful request with each method. */
const statuses = { GET: 200, POST: 201, PATCH: 200, DELETE: 204 } as const

/** Reads the expectation from the document alone, without the code that builds samples. @param status if it's not the one for success */
export function buildExpectation(document: OpenApiDocument, endpoint: Endpoint, status?: number): Expectation {
  const { method, item, operation } = endpoint
  const parameters = listParameters(document, item, operation)
  const find = (where: Parameter['in'], name: string) =>
    parameters.find(({ value }) => value.in === where && value.name === name)
  const getValue = (where: Parameter['in'], name: string) => {
    const parameter = find(where, name)
    if (!parameter) throw new Error(`${operation.value.operationId} has no ${where} parameter ${name}`)
    return String(getExample(parameter))
  }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => getValue('path', name))
  const query = (operation.value['x-sample-query'] ?? []).map((name) => [name, getValue('query', name)])
  const target = new URL(getBaseUrl(document) + path)
  target.search = new URLSearchParams(query).toString()
  const key = find('header', 'Idempotency-Key')
  const expected = status ?? statuses[method]
  return {
    request: `${method} ${target.pathname}${target.search}`,
    body: findBody(document, endpoint),
    keySchema: key && [...key.place, 'schema'],
    status: expected,
    answerSchema: findResponseSchema(document, endpoint, expected),
  }
}

function findBody(document: OpenApiDocument, { operation }: Endpoint): JsonValue | undefined {
  const { requestBody } = operation.value
  if (!requestBody) return undefined
  const body: Located<RequestBody> = resolve(document, locate(operation, requestBody, 'requestBody'))
  return listExamples(document, body)[0]?.value.value
}

function findResponseSchema(document: OpenApiDocument, { operation }: Endpoint, status: number): Place | undefined {
  const own = getKey(operation, 'responses', 'list its responses')[String(status)]
  if (!own) throw new Error(`${operation.value.operationId} has no response ${status}`)
  const response = resolve<Response>(document, locate(operation, own, 'responses', status))
  return response.value.content && [...response.place, 'content', json, 'schema']
}
