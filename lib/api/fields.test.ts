import { describe, expect, test } from 'vitest'
import { listFields } from './fields'
import type { OrRef, Schema } from './openapi-types'

const mood: Schema = { type: 'integer', description: 'How it is.' }
const document = {
  components: {
    schemas: { Mood: mood, Self: { description: 'Me.', properties: { me: { $ref: '#/components/schemas/Self' } } } },
  },
}
const list = (value: OrRef<Schema>) => listFields(document, { value, place: ['schema'] })
const only = (own: Schema) => list({ properties: { mood: { ...mood, ...own } } })[0]

describe('listFields', () => {
  test('keeps the order of the properties and says which are required', () => {
    const fields = list({ required: ['b'], properties: { b: mood, a: mood } })
    expect(fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['b', true],
      ['a', false],
    ])
  })

  test('reads the marks of a field', () => {
    expect(only({ 'x-encrypted': true, 'x-create-only': true, 'x-stability': 'beta', 'x-since': '2.0' })).toMatchObject(
      {
        isEncrypted: true,
        isCreateOnly: true,
        isBeta: true,
        since: '2.0',
        isReadOnly: false,
        isDeprecated: false,
      },
    )
    expect(only({ readOnly: true, deprecated: true })).toMatchObject({ isReadOnly: true, isDeprecated: true })
  })

  test('writes a default value as code and a default in words as it is', () => {
    expect(only({ default: false })?.default).toBe('`false`')
    expect(only({ default: 'later' })?.default).toBe('`later`')
    expect(only({ 'x-default': 'today' })?.default).toBe('today')
    expect(only({})?.default).toBeUndefined()
  })

  test('lists the values of an enum with their words, without null', () => {
    const field = only({ type: ['integer', 'null'], enum: [0, 1, null], 'x-enum-descriptions': { 0: 'None.' } })
    expect(field?.values).toEqual([{ value: '0', description: 'None.' }, { value: '1' }])
  })

  test('lists the values of the members of a list', () => {
    expect(only({ type: 'array', items: { type: 'string', enum: ['now'] } })?.values).toEqual([{ value: 'now' }])
  })

  test('nests the fields of objects, and of the objects in a list', () => {
    const inner = { properties: { level: { $ref: '#/components/schemas/Mood' } } }
    expect(only(inner)?.fields).toMatchObject([{ name: 'level', type: 'integer', description: 'How it is.' }])
    expect(only({ type: 'array', items: inner })?.fields).toMatchObject([{ name: 'level' }])
    expect(only({})?.fields).toBeUndefined()
  })

  test.each<[string, OrRef<Schema>, string]>([
    [
      'a field without a description',
      { properties: { a: { type: 'string' } } },
      'schema.properties.a: has no description',
    ],
    ['a required name that is no property', { required: ['a'] }, 'schema.required: names "a", which is no property'],
    [
      'a release without quotation marks',
      { properties: { a: { ...mood, 'x-since': 1.3 as never } } },
      'schema.properties.a.x-since: is no text',
    ],
    ['a schema that holds itself', { $ref: '#/components/schemas/Self' }, 'components.schemas.Self: holds itself'],
  ])('refuses %s and names its place', (_, schema, message) => {
    expect(() => list(schema)).toThrow(message)
  })
})
