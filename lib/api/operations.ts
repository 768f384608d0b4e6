import type { ApiBody, ApiError, ApiOperation } from './api-types'
import { findBody } from './body'
import { ApiDocumentError, getKey, getText, type Located, locate } from './document-error'
import { type Endpoint, getBaseUrl } from './endpoints'
import { groupErrors } from './errors'
import type { OpenApiDocument, Operation } from './openapi-types'
import { groupParameters, listParameters } from './parameters'
import { resolve } from './resolve'
import { listSuccesses } from './responses'
import { buildSampleRequest } from './sample-request'
import { buildSamples } from './samples/build-samples'
import { getScope } from './scopes'

/** Builds what the pages show of one operation. @throws if it leaves something out or refers to something that doesn't exist */
export function buildOperation(
  document: OpenApiDocument,
  endpoint: Endpoint,
  errors: readonly ApiError[],
): ApiOperation {
  const { path, method, item, operation } = endpoint
  const { value } = operation
  const id = getText(operation, 'operationId', 'add one, such as createTask')
  const parameters = listParameters(document, item, operation)
  const body = findRequestBody(document, endpoint)
  const responses = listSuccesses(document, operation)
  return {
    id,
    method,
    path: new URL(getBaseUrl(document)).pathname + path,
    title: getText(operation, 'summary', 'add the title of its page, such as "Create a task"'),
    description: getText(operation, 'description', 'say in a sentence what it does'),
    tag: getTag(operation),
    scope: getScope(document, operation),
    since: getText(operation, 'x-since', 'name the release that brought it'),
    isDeprecated: value.deprecated ?? false,
    isBeta: value['x-stability'] === 'beta',
    parameters: groupParameters(document, parameters),
    body,
    responses,
    errors: groupErrors(document, errors, operation),
    samples: buildSamples(buildSampleRequest(document, endpoint, { parameters, body, responses })),
  }
}

function findRequestBody(document: OpenApiDocument, { method, operation }: Endpoint): ApiBody | undefined {
  const { requestBody } = operation.value
  const request = requestBody && resolve(document, locate(operation, requestBody, 'requestBody'))
  const body = request && findBody(document, request)
  if (method !== 'PATCH' || !body) return body
  // A PATCH doesn't change the fields that it leaves out. Defaults apply only when something is created.
  return { ...body, fields: body.fields.map((field) => ({ ...field, default: undefined })) }
}

function getTag(operation: Located<Operation>): string {
  const cure = 'name its group, such as Tasks'
  const [tag] = getKey(operation, 'tags', cure)
  if (tag) return tag
  throw new ApiDocumentError([...operation.place, 'tags'], 'is empty', cure)
}
