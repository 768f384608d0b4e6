import { describe, expect, test } from 'vitest'
import { deleteOperation, sampleDocument, toFailure, updateOperation } from './fixtures'
import type { OpenApiDocument, Operation } from './openapi-types'
import { buildApiReference } from './reference'

const change = (own: Partial<Operation>): OpenApiDocument => ({
  ...sampleDocument,
  paths: { '/tasks': { patch: { ...updateOperation, ...own } } },
})

describe('buildApiReference', () => {
  const patch = 'paths./tasks.patch'
  test.each<[string, OpenApiDocument, string]>([
    [
      'no operationId',
      change({ operationId: undefined }),
      `${patch}: has no operationId  (add one, such as createTask)`,
    ],
    [
      'an unknown error code',
      change({ 'x-errors': ['not_fuond'] }),
      `${patch}.x-errors[0]: names the unknown error code "not_fuond"  (write not_found, `,
    ],
    [
      'an unknown code in an answer',
      change({ responses: { ...updateOperation.responses, 409: toFailure('x') } }),
      `${patch}.responses.409.content.application/json.examples.x.value.error.code: `,
    ],
    [
      'an unknown scope',
      change({ security: [{ token: ['task:write'] }] }),
      `${patch}.security: names the unknown scope "task:write"  (write tasks:write, `,
    ],
    [
      'a body without example',
      change({ requestBody: { content: { 'application/json': { schema: {} } } } }),
      `${patch}.requestBody.content.application/json: has no example`,
    ],
    [
      'a body without schema',
      change({ requestBody: { content: { 'application/json': {} } } }),
      `${patch}.requestBody.content.application/json: has no schema`,
    ],
    [
      'a reference to nowhere',
      change({ requestBody: { $ref: '#/components/requestBodies/No' } }),
      `${patch}.requestBody: "$ref: #/components/requestBodies/No" leads nowhere`,
    ],
    [
      'a sample with an unknown parameter',
      change({ 'x-sample-query': ['limit'] }),
      `${patch}: names no query parameter "limit"`,
    ],
    [
      'a path whose parameter is missing',
      { ...sampleDocument, paths: { '/tasks/{id}': { delete: deleteOperation } } },
      'paths./tasks/{id}.delete: names no path parameter "id"',
    ],
    ['no success', change({ responses: {} }), `${patch}.responses: has no success`],
    [
      'two operations of one id',
      { ...sampleDocument, paths: { '/a': { delete: deleteOperation }, '/b': { delete: deleteOperation } } },
      'paths./b.delete: has the operationId "deleteTask" of another',
    ],
    ['no scopes', { ...sampleDocument, 'x-scopes': undefined }, 'the document: has no x-scopes'],
  ])('refuses %s and names the place', (_, broken, message) => {
    expect(() => buildApiReference(broken)).toThrow(message)
  })

  test('gives the place of a fault as keys, so that its line can be found', () => {
    const place = ['paths', '/tasks', 'patch', 'x-errors', 0]
    expect(() => buildApiReference(change({ 'x-errors': ['no'] }))).toThrow(expect.objectContaining({ place }))
  })
})
