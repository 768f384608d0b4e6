import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { formatProblems } from '../source/problem'
import { parseYaml } from '../source/yaml-problems'
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

describe('the problems of a facts file', () => {
  const report = (name: 'import' | 'limits' | 'settings' | 'shortcuts', from: string, to: string) => {
    const file = `content/facts/${name}.yml`
    return formatProblems(parseYaml(file, readFileSync(file, 'utf8').replace(from, to), factSchemas[name]).problems)
  }

  test('have a place, a message and a fix', () =>
    expect(report('limits', "since: '0.1'", 'since: 0.10')).toMatch(
      /^content\/facts\/limits\.yml:9:10 {2}since: must be text, not a number {2}\(put it in quotation marks/,
    ))

  test("include an ID that doesn't match the path", () =>
    expect(report('settings', 'id: tasks/carry-over', 'id: tasks/carry')).toContain(
      "id: doesn't match the path  (write tasks/carry-over)",
    ))

  test("include a token that doesn't exist", () =>
    expect(report('import', '{product} export', '{prodct} export')).toContain(
      'label: has an unknown token {prodct}  (write {product})',
    ))

  test('include keys that another shortcut with the same scope has', () =>
    expect(report('shortcuts', "win: 'Alt+Shift+N'", "win: 'Alt+Shift+A'")).toContain(
      'win: has the same keys as "quick-add", Alt+Shift+A  (choose others, or correct the scope of one of them)',
    ))

  test('include an ID that another row has', () =>
    expect(report('limits', 'id: lists', 'id: tasks')).toContain('id: repeats "tasks"  (give each row a different ID)'))
})
