import { describe, expect, test } from 'vitest'
import { resolve } from './document'

const document = {
  components: {
    schemas: {
      Task: {
        properties: { name: { type: 'string' as const, maxLength: 500 }, 'a/b~c': { type: 'boolean' as const } },
      },
      Again: { $ref: '#/components/schemas/Task/properties/name', description: 'Once more.' },
      Loop: { $ref: '#/components/schemas/Loop' },
    },
  },
}
const follow = ($ref: string, siblings = {}) =>
  resolve(document, { value: { $ref, ...siblings }, place: ['paths', '/tasks'] })

describe('resolve', () => {
  test("returns anything that isn't a reference unchanged", () => {
    const located = { value: { type: 'string' }, place: ['paths'] }
    expect(resolve(document, located)).toEqual(located)
  })

  test('follows a reference to a property and its place', () => {
    expect(follow('#/components/schemas/Task/properties/name')).toEqual({
      value: { type: 'string', maxLength: 500 },
      place: ['components', 'schemas', 'Task', 'properties', 'name'],
    })
  })

  test('lets keys next to a reference override those of its target, with the nearest winning', () => {
    expect(follow('#/components/schemas/Again', { maxLength: 20 }).value).toEqual({
      type: 'string',
      maxLength: 20,
      description: 'Once more.',
    })
    expect(follow('#/components/schemas/Again', { description: 'Mine.' }).value).toMatchObject({ description: 'Mine.' })
  })

  test('decodes escapes in JSON pointers', () => {
    expect(follow('#/components/schemas/Task/properties/a~1b~0c').value).toEqual({ type: 'boolean' })
  })

  test.each(['#/components/schemas/Tsk', '#/components/schemas/toString', 'other.yaml#/Task'])(
    "refuses %s, which doesn't exist",
    (ref) => {
      expect(() => follow(ref)).toThrow(`paths./tasks: "$ref: ${ref}" doesn't exist`)
    },
  )

  test('refuses a name without a value', () => {
    expect(() => resolve(document, { value: null as never, place: ['paths'] })).toThrow('paths: is empty')
  })

  test('refuses a reference to itself', () => {
    expect(() => follow('#/components/schemas/Loop')).toThrow('leads back to itself')
  })
})
