import { describe, expect, test } from 'vitest'
import { describeType } from './describe-type'
import type { Schema } from './openapi-types'

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
  [{ type: 'number', minimum: 0.01, maximum: 10000, multipleOf: 0.01 }, 'number, 0.01 to 10,000, 2 decimals'],
  [{ type: 'number', multipleOf: 0.1 }, 'number, 1 decimal'],
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

describe('describeType', () => {
  const document = { components: { schemas: { Id: { type: 'string' as const, format: 'uuid' } } } }

  test.each(cases)('%j is "%s"', (schema, words) => {
    expect(describeType(document, { value: schema, place: [] })).toBe(words)
  })
})
