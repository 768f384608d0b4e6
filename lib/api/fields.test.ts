import { describe, expect, test } from 'vitest'
import { listFields } from './fields'
import type { OrRef, Schema } from './openapi-types'

const mood: Schema = { type: 'integer', description: 'How it is.', 'x-since': '1.16' }
const document = {
  components: {
    schemas: {
      Mood: mood,
      Id: { type: 'string' as const, format: 'uuid' },
      Known: { type: 'string' as const, enum: ['now'] },
      Self: { description: 'Me.', 'x-since': '1.16', properties: { me: { $ref: '#/components/schemas/Self' } } },
    },
  },
}
const list = (value: OrRef<Schema>) => listFields(document, { value, place: ['schema'] })
const only = (own: Schema) => list({ properties: { mood: { ...mood, ...own } } })[0]

const cases: [Schema, string][] = [
  [{ type: 'string', minLength: 1, maxLength: 500 }, 'string, 1 to 500 characters'],
  [{ type: ['string', 'null'], maxLength: 20000 }, 'string, up to 20,000 characters, or null'],
  [{ type: ['string', 'null'] }, 'string or null'],
  [{ type: 'string', minLength: 1 }, 'string'],
  [{ type: 'string', minLength: 8 }, 'string, at least 8 characters'],
  [{ type: 'string', minLength: 0, maxLength: 1 }, 'string, up to 1 character'],
  [{ type: 'string', minLength: 44, maxLength: 44 }, 'string, exactly 44 characters'],
  [{ type: 'integer', minimum: 0, maximum: 3 }, 'integer, 0 to 3'],
  [{ type: 'integer', minimum: 0 }, 'integer, at least 0'],
  [{ type: 'integer', multipleOf: 5 }, 'integer, in steps of 5'],
  [{ type: 'number', minimum: 0.01, maximum: 10000, 'x-decimals': 2 }, 'number, 0.01 to 10,000, up to 2 decimals'],
  [{ type: 'number', 'x-decimals': 1 }, 'number, up to 1 decimal'],
  [{ anyOf: [{ $ref: '#/components/schemas/Known' }, { type: 'string' }] }, 'string, more values possible'],
  [{ type: 'number', multipleOf: 2.5 }, 'number, in steps of 2.5'],
  [{ type: 'string', format: 'uuid' }, 'UUID'],
  [{ type: ['string', 'null'], format: 'uuid' }, 'UUID or null'],
  [{ type: 'string', format: 'date' }, 'date, YYYY-MM-DD'],
  [{ type: 'string', format: 'date-time' }, 'time, RFC 3339 in UTC'],
  [{ type: ['string', 'null'], format: 'email', maxLength: 255 }, 'email address, up to 255 characters, or null'],
  [{ type: 'boolean' }, 'boolean'],
  [{ properties: {} }, 'object'],
  [{ type: 'array', items: { type: 'object' } }, 'list of objects'],
  [
    { type: 'array', items: { type: 'string', maxLength: 9 }, maxItems: 5 },
    'list of up to 5 strings, each up to 9 characters',
  ],
  [{ type: 'array', items: { $ref: '#/components/schemas/Id' }, minItems: 1, maxItems: 3 }, 'list of 1 to 3 UUIDs'],
]

describe('listFields', () => {
  test('keeps the order of the properties, and marks the required ones', () => {
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
        deprecation: undefined,
      },
    )
    const deprecation = { date: '2024-02-20', replacement: 'Use `topic`.' }
    expect(only({ readOnly: true, deprecated: true, 'x-deprecated': deprecation })).toMatchObject({
      isReadOnly: true,
      deprecation,
    })
  })

  test('refuses a deprecated field without a date and a replacement', () => {
    expect(() => only({ deprecated: true })).toThrow('has no x-deprecated  (add x-deprecated with the date')
    const note = { date: 'February', replacement: 'Use `topic`.' }
    expect(() => only({ deprecated: true, 'x-deprecated': note })).toThrow('"February" isn\'t a date')
    expect(() => only({ deprecated: true, 'x-deprecated': { ...note, date: '2024-02-20', replacement: '' } })).toThrow(
      'has no replacement',
    )
  })

  test('writes a default value as code, and a described default unchanged', () => {
    expect(only({ default: false })?.default).toBe('`false`')
    expect(only({ default: 'later' })?.default).toBe('`later`')
    expect(only({ 'x-default': 'today' })?.default).toBe('today')
    expect(only({})?.default).toBeUndefined()
  })

  test('lists the values of an enum with their meanings, without null', () => {
    const field = only({ type: ['integer', 'null'], enum: [0, 1, null], 'x-enum-descriptions': { 0: 'None.' } })
    expect(field?.values).toEqual([{ value: '0', description: 'None.' }, { value: '1' }])
  })

  test('lists the values of the members of a list', () => {
    expect(only({ type: 'array', items: { type: 'string', enum: ['now'] } })?.values).toEqual([{ value: 'now' }])
  })

  test('lists the known values of an open choice', () => {
    const field = only({ type: undefined, anyOf: [{ $ref: '#/components/schemas/Known' }, { type: 'string' }] })
    expect(field?.values).toEqual([{ value: 'now' }])
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
      { properties: { a: { type: 'string', 'x-since': '1.16' } } },
      'schema.properties.a: has no description',
    ],
    [
      'a field without a release',
      { properties: { a: { type: 'string', description: 'An A.' } } },
      'schema.properties.a: has no x-since',
    ],
    [
      'a required name that is not a property',
      { required: ['a'] },
      'schema.required: names "a", which isn\'t a property',
    ],
    [
      'a release without quotation marks',
      { properties: { a: { ...mood, 'x-since': 1.3 as never } } },
      "schema.properties.a.x-since: isn't text",
    ],
    [
      'a schema that contains itself',
      { $ref: '#/components/schemas/Self' },
      'components.schemas.Self: contains itself',
    ],
  ])('refuses %s and reports its place', (_, schema, message) => {
    expect(() => list(schema)).toThrow(message)
  })
})

describe('the type of a field', () => {
  test.each(cases)('%j is "%s"', (schema, text) => {
    expect(list({ properties: { name: { ...schema, description: 'A name.', 'x-since': '1.16' } } })[0]?.type).toBe(text)
  })
})
