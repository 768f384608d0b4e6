import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { factSchemas } from './schema'

const read = (name: string) => parse(readFileSync(`content/facts/${name}.yml`, 'utf8'))
const { things } = factSchemas.sealed.parse(read('sealed'))
const facts = factSchemas.encryption.parse(read('encryption')).things

const examples = things.flatMap(({ thing, fields }) => fields.map((field) => ({ thing, ...field })))

describe('content/facts/sealed.yml', () => {
  test.each(examples)('shows $thing, $field as in the encryption table', ({ thing, field, server }) => {
    const fact = facts.find(({ id }) => id === thing)
    const list = server ? fact?.readable : fact?.encrypted
    expect(list?.includes(field) || list?.includes('all fields')).toBe(true)
  })

  test('shows both kinds of fields', () => {
    expect(examples.some(({ server }) => server)).toBe(true)
    expect(examples.some(({ server }) => !server)).toBe(true)
  })
})

describe('the schema of sealed.yml', () => {
  test('refuses an unknown field', () => {
    const field = { label: 'Name', field: 'name', device: 'Jonas', cloud: 'x' }
    expect(
      factSchemas.sealed.safeParse({ things: [{ thing: 'person', label: 'Person', fields: [field] }] }).success,
    ).toBe(false)
  })
})
