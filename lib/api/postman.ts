import { toUrl } from '../site/address'
import { routes } from '../site/routes'
import type { ApiOperation, ApiReference } from './api-types'
import { type Endpoint, getBaseUrl, getExample, type Located, listEndpoints } from './document'
import { listParameters } from './fields'
import type { OpenApiDocument, Parameter } from './openapi-types'
import { toSampleKey } from './samples'

/** The version of Postman's format that Bruno, Insomnia and others import too. */
const format = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'
const jsonHeader = { key: 'Content-Type', value: 'application/json' }

/**
 * Builds a collection for API clients such as Postman: every operation in the folder of its tag, with its examples. The variable `token` is empty.
 * @param reference that of the document
 */
export function buildPostmanCollection(document: OpenApiDocument, reference: ApiReference): object {
  const endpoints = listEndpoints(document)
  const tags = new Set([...reference.operations.values()].map(({ tag }) => tag))
  const toFolder = (tag: string) => ({
    name: tag,
    item: endpoints.flatMap((endpoint) => {
      const operation = reference.operations.get(endpoint.operation.value.operationId ?? '')
      return operation?.tag === tag ? [toItem(document, endpoint, operation)] : []
    }),
  })
  return {
    info: {
      name: document.info?.title ?? '',
      description: withFullLinks(`${document.info?.description ?? ''}\n\n[API reference](${routes.apiStart})`),
      schema: format,
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: getBaseUrl(document), type: 'string' },
      { key: 'token', value: '', type: 'string' },
    ],
    item: [...tags].map(toFolder),
  }
}

function toItem(document: OpenApiDocument, endpoint: Endpoint, operation: ApiOperation): object {
  const toRequest = (example?: string) => buildRequest(document, endpoint, operation, example)
  return {
    name: operation.title,
    request: toRequest(),
    response: operation.responses.flatMap(({ status, reason, examples }) => {
      const shown = examples.length ? examples : [{ name: '', summary: '', json: '' }]
      return shown.map(({ name, summary, json }) => ({
        name: [`${status} ${reason}`, summary].filter(Boolean).join(': '),
        originalRequest: toRequest(name),
        status: reason,
        code: status,
        header: json ? [jsonHeader] : [],
        body: json,
        ...(json && { _postman_previewlanguage: 'json' }),
      }))
    }),
  }
}

/** @param example the name of the body's example. If the body doesn't have it, or without a name, the request has the first one. */
function buildRequest(
  document: OpenApiDocument,
  { path, method, item, operation }: Endpoint,
  { id, description, body }: ApiOperation,
  example = '',
): object {
  const parameters = listParameters(document, item, operation)
  const ofKind = (place: Parameter['in']) => parameters.filter(({ value }) => value.in === place)
  const shown = operation.value['x-sample-query'] ?? []
  const query = ofKind('query').map((parameter) => {
    const isSent = parameter.value.required || shown.includes(parameter.value.name)
    return { ...toPair(parameter), disabled: !isSent }
  })
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`)
  const segments = path.slice(1).replace(/\{(\w+)\}/g, ':$1')
  const key = ofKind('header').find(({ value }) => value.name === 'Idempotency-Key')
  const raw = (body?.examples.find(({ name }) => name === example) ?? body?.examples[0])?.json
  return {
    method,
    description: withFullLinks(description),
    header: [...(raw ? [jsonHeader] : []), ...(key ? [{ ...toPair(key), value: toSampleKey(id) }] : [])],
    ...(raw && { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } }),
    url: {
      raw: [`{{baseUrl}}/${segments}`, ...(sent.length ? [sent.join('&')] : [])].join('?'),
      host: ['{{baseUrl}}'],
      path: segments.split('/'),
      query,
      variable: ofKind('path').map(toPair),
    },
  }
}

function toPair(parameter: Located<Parameter>): { key: string; value: string; description: string } {
  const { name, description = '' } = parameter.value
  return { key: name, value: String(getExample(parameter)), description: withFullLinks(description) }
}

/** Completes the links within the site, because a collection has no address that they could start from. */
function withFullLinks(text: string): string {
  return text.replace(/\]\((\/[^)\s]*)\)/g, (_, href) => `](${toUrl(href)})`)
}
