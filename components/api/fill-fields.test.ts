import { describe, expect, test } from 'vitest'
import { listFillFields } from './fill-fields'
import { buildField, buildOperation } from './test-api'

describe('listFillFields', () => {
  test('has the token, and each part of the path with its example', () => {
    const [token, id] = listFillFields(buildOperation())
    expect(token).toMatchObject({ name: 'Token', isSecret: true })
    expect(token?.placeholders).toContain('$TOKEN')
    expect(id).toEqual({ name: 'id', placeholders: ['5f0c'], isSecret: false })
  })

  test('finds an example in the middle of a path', () => {
    const [, sample] = buildOperation().samples
    const samples = sample ? [{ ...sample, code: 'curl -X POST https://api.test/v1/habits/7c1e/track \\' }] : []
    const fields = listFillFields(buildOperation({ path: '/v1/habits/{id}/track', samples }))
    expect(fields[1]?.placeholders).toEqual(['7c1e'])
  })

  test('has the token alone where the path has no parameters, or the sample does not show them', () => {
    const parameters = { path: [], query: [buildField({ name: 'limit' })], header: [] }
    expect(listFillFields(buildOperation({ path: '/v1/tasks', parameters }))).toHaveLength(1)
    expect(listFillFields(buildOperation({ samples: [] }))).toHaveLength(1)
  })
})
