import { compareVersions } from '../utils/version.mjs'
import type {
  ApiBody,
  ApiError,
  ApiField,
  ApiHeader,
  ApiOperation,
  ApiReference,
  ApiResponse,
  ApiSchema,
} from './api-types'
import {
  ApiDocumentError,
  type Endpoint,
  getBaseUrl,
  getExample,
  getKey,
  getText,
  json,
  type Located,
  listEndpoints,
  listExamples,
  locate,
  locateRoot,
  resolve,
} from './document'
import { findDeprecation, getScope, groupErrors, listChanges, listErrors, listLimits, listScopes } from './extensions'
import { groupParameters, listFields, listParameters } from './fields'
import { checkHistory, hideOldReleases, hideUpTo } from './history'
import type { Content, JsonValue, OpenApiDocument, Operation, Parameter, Response } from './openapi-types'
import { buildSamples, type SampleRequest, toPathSegment, toSampleKey } from './samples'

/**
 * Builds everything the reference pages show from the parsed document.
 * @throws ApiDocumentError for the first value that's missing or reference that leads nowhere, with its place and the fix
 */
export function buildApiReference(document: OpenApiDocument): ApiReference {
  const errors = listErrors(document)
  const changelog = listChanges(document)
  const operations = new Map<string, ApiOperation>()
  for (const endpoint of listEndpoints(document)) {
    const operation = buildOperation(document, endpoint, errors)
    if (operations.has(operation.id)) {
      const { place } = endpoint.operation
      throw new ApiDocumentError(
        place,
        `has the same operationId as another operation, "${operation.id}"`,
        'give it another one',
      )
    }
    operations.set(operation.id, operation)
  }
  checkHistory(operations.values(), changelog)
  return {
    operations: new Map([...operations].map(([id, operation]) => [id, hideOldReleases(operation)])),
    schemas: new Map(listSchemas(document).map((schema) => [schema.name, schema])),
    errors,
    scopes: listScopes(document),
    limits: listLimits(document, errors),
    changelog,
  }
}

function listSchemas(document: OpenApiDocument): ApiSchema[] {
  const root = locateRoot(document)
  const own = Object.entries(document.components?.schemas ?? {}).map(([name, value]): ApiSchema => {
    const schema = resolve(document, locate(root, value, 'components', 'schemas', name))
    const description = getText(schema, 'description', 'say in a sentence what it is')
    return { name, description, fields: listFields(document, schema) }
  })
  return own.map((schema) => {
    const fields = mergeFields(schema.fields, own.find(({ name }) => name === `${schema.name}Create`)?.fields)
    const [oldest = ''] = fields.flatMap(({ since = [] }) => since).toSorted(compareVersions)
    return { ...schema, fields: hideUpTo(oldest, fields) }
  })
}

/** Adds the fields that you can send on create to those of a resource. What you can't send is read-only. The ID comes first. */
function mergeFields(returned: readonly ApiField[], sent?: readonly ApiField[]): readonly ApiField[] {
  if (!sent) return returned
  const rest = returned
    .filter(({ name }) => !sent.some((field) => field.name === name))
    .map((field) => ({ ...field, isReadOnly: true }))
  return [...rest.slice(0, 1), ...sent, ...rest.slice(1)]
}

/** Builds what the pages show of one operation. @throws if it leaves something out or refers to something that doesn't exist */
function buildOperation(document: OpenApiDocument, endpoint: Endpoint, errors: readonly ApiError[]): ApiOperation {
  const { path, method, item, operation } = endpoint
  const { value } = operation
  const id = getText(operation, 'operationId', 'add one, such as createTask')
  const parameters = listParameters(document, item, operation)
  const request = value.requestBody && resolve(document, locate(operation, value.requestBody, 'requestBody'))
  const body = request && findBody(document, request)
  const responses = listSuccesses(document, operation)
  return {
    id,
    method,
    path: new URL(getBaseUrl(document)).pathname + path,
    title: getText(operation, 'summary', 'add the title of its page, such as "Create a task"'),
    description: getText(operation, 'description', 'say in a sentence what it does'),
    tag: getTag(operation),
    scope: getScope(document, operation),
    since: getText(operation, 'x-since', 'name the release that introduced it'),
    deprecation: findDeprecation(operation),
    isBeta: value['x-stability'] === 'beta',
    parameters: groupParameters(document, parameters),
    body,
    responses,
    errors: groupErrors(document, errors, operation),
    samples: buildSamples(buildSampleRequest(document, endpoint, { parameters, body, responses })),
  }
}

function getTag(operation: Located<Operation>): string {
  const fix = 'name its group, such as Tasks'
  const [tag] = getKey(operation, 'tags', fix)
  if (tag) return tag
  throw new ApiDocumentError([...operation.place, 'tags'], 'is empty', fix)
}

/**
 * Returns the JSON body of a request or response, or undefined if there isn't one.
 * @throws if the body lacks a schema or an example
 */
function findBody(document: OpenApiDocument, owner: Located<{ content?: Content }>): ApiBody | undefined {
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

const reasons: Readonly<Record<number, string>> = { 200: 'OK', 201: 'Created', 204: 'No Content' }

/** Lists the successful responses, the usual one first: 201 before the 200 of a repeated request. @throws if there isn't one, or one says too little */
function listSuccesses(document: OpenApiDocument, operation: Located<Operation>): ApiResponse[] {
  const responses = Object.entries(getKey(operation, 'responses', 'list its responses'))
  const successes = responses.filter(([status]) => status.startsWith('2'))
  if (!successes.length) {
    throw new ApiDocumentError(
      [...operation.place, 'responses'],
      'has no successful response',
      'add a response with status 2xx',
    )
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
    return {
      name,
      since: getText(header, 'x-since', 'name the release that introduced it'),
      description: getText(header, 'description', 'say in a sentence what it contains'),
    }
  })
}

type Parts = { parameters: readonly Located<Parameter>[]; body?: ApiBody; responses: readonly ApiResponse[] }

/**
 * Builds the request that an operation's samples send. The body is its first example, and the path and query contain the examples of its parameters. In
 * the query, these are the required parameters and those that `x-sample-query` names.
 * @throws if one of them has no example
 */
function buildSampleRequest(
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
    throw new ApiDocumentError(
      operation.place,
      `names "${name}", which isn't a ${where} parameter`,
      'add it to its parameters',
    )
  }
  const required = parameters.filter(({ value }) => value.in === 'query' && value.required)
  const [example] = body?.examples ?? []
  return {
    id,
    method,
    baseUrl: getBaseUrl(document),
    path: path.replace(/\{(\w+)\}/g, (_, name) => toPathSegment(getExample(getParameter('path', name)))),
    query: Object.fromEntries([...required, ...shown.map((name) => getParameter('query', name))].map(toEntry)),
    body: example && (JSON.parse(example.json) as JsonValue),
    idempotencyKey: find('header', 'Idempotency-Key') && toSampleKey(id),
    hasResponseBody: responses.some(({ examples }) => examples.length > 0),
  }
}

function toEntry(parameter: Located<Parameter>): [string, string | number] {
  return [parameter.value.name, getExample(parameter)]
}
