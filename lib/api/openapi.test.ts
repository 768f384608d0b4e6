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

/** Lists the defaults and examples inside schemas, each with the place of its schema. */
function listOwnValues(value: unknown, place: Place = []): Located<unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const { type, default: preset, examples: shown }: Schema = value
  const values = [...(preset === undefined ? [] : [preset]), ...(Array.isArray(shown) ? shown : [])]
  const inner = Object.entries(value).filter(([key]) => !['example', 'examples', 'value'].includes(key))
  return [
    ...(type ? values.map((own) => ({ value: own, place })) : []),
    ...inner.flatMap(([key, child]) => listOwnValues(child, [...place, key])),
  ]
}

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
    const { Error: error } = Object.fromEntries(schemas) as Record<string, { properties: { code: Schema } }>
    expect(error?.properties.code.enum).toEqual(document['x-errors']?.map(({ code }) => code))
    expect(document['x-errors']).not.toHaveLength(0)
  })
})

describe('its examples', () => {
  const check = buildSchemaCheck(document)

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

  test('and defaults within schemas fit too', () => {
    const faults = listOwnValues(document).map(({ value, place }) => {
      const fault = check(place, value)
      return fault && `${formatPlace(place)}: ${fault}`
    })
    expect(faults).not.toHaveLength(0)
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
