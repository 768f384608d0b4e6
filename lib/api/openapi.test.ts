import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { fillSiteTokens } from '../source/site-tokens.mjs'
import { buildSchemaCheck } from '../testing/api-schemas'
import { formatPlace, type Located, locate, type Place, resolve } from './document'
import type { Example, JsonValue, OpenApiDocument, OrRef, Schema } from './openapi-types'

const source = fillSiteTokens(readFileSync('content/api/openapi.yaml', 'utf8'))
const document = parse(source) as OpenApiDocument
const schemas = Object.entries(document.components?.schemas ?? {})

/** A parameter, a header or a body: anything that can have a schema and examples. */
type Described = { schema: Schema; example?: JsonValue; examples?: Readonly<Record<string, OrRef<Example>>> }
type Named = Located<JsonValue> & { owner: Located<Described> }

/** Lists everything that has a schema and examples, at any depth. */
function listDescribed(value: unknown, place: Place = []): Located<Described>[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'schema' in value ? [{ value: value as Described, place }] : []
  const inner = Object.entries(value).filter(([key]) => !['schema', 'schemas', 'example', 'examples'].includes(key))
  return [...own, ...inner.flatMap(([key, child]) => listDescribed(child, [...place, key]))]
}

function listExamples(owner: Located<Described>): Named[] {
  const { example, examples = {} } = owner.value
  const named = Object.entries(examples).map(([name, own]) => {
    const { value, place } = resolve(document, locate(owner, own, 'examples', name))
    return { value: value.value ?? null, place, owner }
  })
  return example === undefined ? named : [{ value: example, place: [...owner.place, 'example'], owner }, ...named]
}

const described = listDescribed(document)
const examples = described.flatMap(listExamples)

/** Lists the names of a value's fields, at every depth. */
function listKeys(value: JsonValue): string[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value) ? [] : Object.keys(value)
  return [...keys, ...Object.values(value).flatMap((inner: JsonValue) => listKeys(inner))]
}

describe('the published document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('has its tokens filled in', () => {
    expect([...new Set(source.match(/\{\w+\}/g))]).toEqual(['{id}'])
  })

  test('lists the same error codes in the schema and in x-errors', () => {
    const { KnownErrorCode: known } = Object.fromEntries(schemas) as Record<string, Schema>
    expect(known?.enum).toEqual(document['x-errors']?.map(({ code }) => code))
    expect(document['x-errors']).not.toHaveLength(0)
  })
})

const check = buildSchemaCheck(document)
const checkBody = (schema: string, body: JsonValue) => check(['components', 'schemas', schema], body)

describe('its schemas', () => {
  test.each([0.01, 0.07, 0.29, 1.11, 4.35, 10000])('accept the amount %s in every validator', (amount) => {
    expect(checkBody('HabitActivityCreate', { amount })).toBe('')
  })

  test('treat a missing source and null alike', () => {
    const bodies: Readonly<Record<string, JsonValue>>[] = [
      {},
      { source: null },
      { source_id: null },
      { source: null, source_id: null },
    ]
    expect(bodies.map((body) => checkBody('NoteCreate', { content: 'A', ...body }))).toEqual(['', '', '', ''])
  })

  test.each<Readonly<Record<string, JsonValue>>>([
    { source: 'a' },
    { source_id: 'a' },
    { source: 'a', source_id: null },
    { source: null, source_id: 'a' },
  ])('refuse half of a pair: %j', (pair) => {
    expect(checkBody('NoteCreate', { content: 'A', ...pair })).not.toBe('')
  })

  test('accept error codes and rules that are added later', () => {
    const detail = { field: 'a', rule: 'new_rule', message: 'A.' }
    const id = '1cc529be-6bbc-44df-93e2-a42d876ce7de'
    const error = { code: 'new_code', message: 'A.', details: [detail], request_id: id, docs_url: 'https://a.example/' }
    expect(checkBody('Error', error)).toBe('')
  })

  test("are only referenced as a whole, because some generators can't follow references to their parts", () => {
    expect(source.match(/#\/components\/\w+\/\w+\/[^' ]+/g)).toBeNull()
  })
})

describe('its examples', () => {
  test('exist for every parameter, header and body', () => {
    const places = described.filter((owner) => !listExamples(owner).length).map(({ place }) => formatPlace(place))
    expect(places).toEqual([])
    const has = (key: string) => described.some(({ place }) => place.includes(key))
    expect(['requestBody', 'responses', 'parameters', 'headers'].filter(has)).toHaveLength(4)
  })

  test('fit the schema next to them', () => {
    const faults = examples.map(({ value, place, owner }) => {
      const fault = check([...owner.place, 'schema'], value)
      return fault && `${formatPlace(place)}: ${fault}`
    })
    expect(faults.filter(Boolean)).toEqual([])
  })

  test('of errors are all used', () => {
    const used = new Set(examples.map(({ place }) => formatPlace(place)))
    const all = Object.keys(document.components?.examples ?? {}).map((name) => `components.examples.${name}`)
    expect(all.filter((place) => !used.has(place))).toEqual([])
  })

  test('of responses contain no encrypted field', () => {
    const encrypted = schemas.flatMap(([name, own]) => {
      const { value, place } = resolve<Schema>(document, { value: own, place: ['components', 'schemas', name] })
      const isEncrypted = (field: string) =>
        resolve<Schema>(document, { value: value.properties?.[field] ?? {}, place: [...place, 'properties', field] })
          .value['x-encrypted']
      return Object.keys(value.properties ?? {}).filter(isEncrypted)
    })
    expect(encrypted).toEqual(expect.arrayContaining(['name', 'note', 'first_name', 'content', 'mood', 'amount']))
    const answers = examples.filter(({ owner }) => owner.place.includes('responses'))
    const leaks = answers.map(({ value, place }) => [formatPlace(place), listKeys(value)] as const)
    expect(leaks.filter(([, keys]) => keys.some((key) => encrypted.includes(key)))).toEqual([])
    expect(answers.length).toBeGreaterThan(13)
  })
})
