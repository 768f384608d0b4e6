import { describe, expect, test } from 'vitest'
import { deleteOperation, sampleDocument, toFailure, updateOperation } from '../testing/test-api'
import type { OpenApiDocument, Operation } from './openapi-types'
import { buildApiReference } from './reference'

const reference = buildApiReference(sampleDocument)
const operation = reference.operations.get('updateTask')

describe('buildApiReference', () => {
  test('has the operations in the order of the document', () => {
    expect([...reference.operations.keys()]).toEqual(['updateTask', 'deleteTask'])
    expect(operation).toMatchObject({
      method: 'PATCH',
      path: '/v1/tasks/{id}',
      title: 'Update a task',
      tag: 'Tasks',
      scope: 'tasks:write',
      since: '1.16',
    })
  })

  test('groups the parameters of path and operation by where they are sent', () => {
    expect(operation?.parameters).toMatchObject({
      path: [{ name: 'id', isRequired: true, type: 'string', description: 'Its ID.' }],
      query: [{ name: 'stage', isRequired: false, type: 'comma-separated list of strings' }],
      header: [],
    })
  })

  test('lists successful responses with examples and headers', () => {
    expect(operation?.responses).toMatchObject([
      { status: 200, reason: 'OK', headers: [{ name: 'Age' }], examples: [{ json: '{\n  "name": "Sow"\n}' }] },
    ])
    expect(reference.schemas.get('Task')?.fields[0]).toMatchObject({ default: '`Untitled`', isRequired: true })
    expect(reference.operations.get('deleteTask')?.responses).toMatchObject([{ status: 204, examples: [] }])
  })

  test("separates an operation's own error codes from the common ones", () => {
    expect(operation?.errors.own).toMatchObject([{ code: 'not_found', href: '/api/errors#not_found' }])
    expect(operation?.errors.common.map(({ code }) => code)).toEqual(['rate_limited'])
  })

  test('fills samples with the examples of the document', () => {
    const [curl] = operation?.samples ?? []
    expect(curl?.code).toContain('"https://api.example.com/v1/tasks/a%20b?stage=next,now"')
    expect(curl?.code).toContain('"name": "Sow"')
  })

  test('lists scopes, limits with their error, and changes, newest first', () => {
    expect(reference.scopes).toEqual([{ scope: 'tasks:write', description: 'Change tasks.' }])
    expect(reference.limits).toMatchObject([{ amount: '120 a token', error: { code: 'rate_limited' } }])
    expect(reference.changelog.map(({ date }) => date)).toEqual(['2026-08-25', '2021-12-07'])
  })
})

const change = (own: Partial<Operation>): OpenApiDocument => ({
  ...sampleDocument,
  paths: { '/tasks': { patch: { ...updateOperation, ...own } } },
})

describe('buildApiReference with a mistake in the document', () => {
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
      `${patch}.requestBody: "$ref: #/components/requestBodies/No" doesn't exist`,
    ],
    [
      'a sample with an unknown parameter',
      change({ 'x-sample-query': ['limit'] }),
      `${patch}: names "limit", which isn't a query parameter`,
    ],
    [
      'a path whose parameter is missing',
      { ...sampleDocument, paths: { '/tasks/{id}': { delete: deleteOperation } } },
      'paths./tasks/{id}.delete: names "id", which isn\'t a path parameter',
    ],
    ['no success', change({ responses: {} }), `${patch}.responses: has no successful response`],
    [
      'two operations of one id',
      { ...sampleDocument, paths: { '/a': { delete: deleteOperation }, '/b': { delete: deleteOperation } } },
      'paths./b.delete: has the same operationId as another operation, "deleteTask"',
    ],
    ['no scopes', { ...sampleDocument, 'x-scopes': undefined }, 'the document: has no x-scopes'],
  ])('refuses %s and reports the place', (_, broken, message) => {
    expect(() => buildApiReference(broken)).toThrow(message)
  })

  test('gives the place of a mistake as keys, so that its line can be found', () => {
    const place = ['paths', '/tasks', 'patch', 'x-errors', 0]
    expect(() => buildApiReference(change({ 'x-errors': ['no'] }))).toThrow(expect.objectContaining({ place }))
  })
})
