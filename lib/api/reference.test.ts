import { describe, expect, test } from 'vitest'
import { sampleDocument } from './fixtures'
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

  test('gives successes with their examples and headers, and defaults to things alone, not to changes', () => {
    expect(operation?.responses).toMatchObject([
      { status: 200, reason: 'OK', headers: [{ name: 'Age' }], examples: [{ json: '{\n  "name": "Sow"\n}' }] },
    ])
    expect(operation?.body?.fields[0]?.default).toBeUndefined()
    expect(reference.schemas.get('Task')?.fields[0]).toMatchObject({ default: '`Untitled`', isRequired: true })
    expect(reference.operations.get('deleteTask')?.responses).toMatchObject([{ status: 204, examples: [] }])
  })

  test('parts the codes that an operation names from the others that it shows', () => {
    expect(operation?.errors.own).toMatchObject([{ code: 'not_found', href: '/api/overview#error-not_found' }])
    expect(operation?.errors.common.map(({ code }) => code)).toEqual(['rate_limited'])
  })

  test('fills samples with the examples of the document', () => {
    const [curl] = operation?.samples ?? []
    expect(curl?.code).toContain('"https://api.example.com/v1/tasks/a%20b?stage=next,now"')
    expect(curl?.code).toContain('"name": "Sow"')
  })

  test('lists scopes, limits with their error, and changes from the newest', () => {
    expect(reference.scopes).toEqual([{ scope: 'tasks:write', description: 'Change tasks.' }])
    expect(reference.limits).toMatchObject([{ amount: '120 a token', error: { code: 'rate_limited' } }])
    expect(reference.changelog.map(({ date }) => date)).toEqual(['2026-08-25', '2021-12-07'])
  })
})
