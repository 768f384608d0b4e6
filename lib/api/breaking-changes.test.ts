import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { apiSource, publishedApi } from '../source/api'
import { listBreakingChanges } from './breaking-changes'
import type { OpenApiDocument } from './openapi-types'

const published = readFileSync(publishedApi, 'utf8')
/** Returns the breaking changes after some text of the published document is replaced. */
function breakIt(from: string | RegExp, to: string): string[] {
  const changed = published.replace(from, to)
  expect(changed).not.toBe(published)
  return listBreakingChanges(parse(published) as OpenApiDocument, parse(changed) as OpenApiDocument)
}

/** A change to the published document that breaks clients, and part of the message. */
const breaks: readonly [what: string, from: string | RegExp, to: string, message: string][] = [
  [
    'a removed operation',
    / {4}delete:\n {6}operationId: deleteTask[\s\S]*?\n\n/,
    '\n',
    'DELETE /tasks/{id}: the operation was removed',
  ],
  ['another scope', "token: ['tasks:read']", "token: ['people:read']", 'GET /tasks: the scope changed'],
  [
    'a removed field of a request',
    / {8}pinned:\n(?: {10}.*\n)+/,
    '',
    'POST /notes, request, field pinned: was removed',
  ],
  [
    'a removed field of a response',
    / {8}completed_at:\n(?: {10}.*\n)+/,
    '',
    'field data, field completed_at: was removed',
  ],
  [
    'a new required field',
    'required: [content]',
    'required: [content, title]',
    'POST /notes, request, field title: is required now',
  ],
  [
    'a field that can be missing',
    'required: [data, next_cursor]',
    'required: [data]',
    'field next_cursor: can be missing now',
  ],
  [
    'a field of a request that no longer accepts null',
    /(description: The last name.\n +type: )\[string, 'null'\]/,
    '$1string',
    'field last_name: no longer accepts null',
  ],
  [
    'a field of a response that can be null',
    /(description: When it was created.\n +type: )string/,
    "$1[string, 'null']",
    'field created_at: can be null now',
  ],
  [
    'a field of a request that no longer accepts decimals',
    /(description: How much you did.*\n +type: )number/,
    '$1integer',
    'field amount: no longer accepts number',
  ],
  [
    'a field of a response that can be of any type',
    /(description: When it was created.\n) +type: string\n/,
    '$1',
    'field created_at: can be any type now',
  ],
  [
    'a choice where any text was allowed',
    /(&taskName\n)/,
    '$1          enum: [one]\n',
    'field name: accepts only some values now',
  ],
  ['a shorter text', 'maxLength: 500\n', 'maxLength: 200\n', 'field name: maxLength is 200 now'],
  ['fewer values', 'enum: [add, set]', 'enum: [add]', 'field mode: no longer accepts "set"'],
  ['a new value of a closed choice', 'waiting, done]', 'waiting, done, dropped]', 'field stage: can be "dropped" now'],
  [
    'a closed choice of error codes',
    /(KnownErrorCode' }\n) +- \{ type: string }\n/,
    '$1',
    'field code: the values are closed now',
  ],
  [
    'a removed parameter',
    / {8}- name: deadline_to\n(?: {10}.*\n)+/,
    '',
    'GET /tasks, parameter deadline_to: was removed',
  ],
  [
    'a required parameter',
    'name: Idempotency-Key\n      in: header',
    'name: Idempotency-Key\n      in: header\n      required: true',
    'Idempotency-Key: is required now',
  ],
  [
    'a removed header',
    "        WWW-Authenticate: { $ref: '#/components/headers/WWW-Authenticate' }\n",
    '',
    'the header WWW-Authenticate was removed',
  ],
  [
    'another format',
    /(description: ID of the note.\n +type: string\n +format: )uuid/,
    '$1uri',
    'has the format uri now',
  ],
]

describe('the comparison with the published document', () => {
  test('finds no breaking change in the current document', () => {
    const current = parse(readFileSync(apiSource, 'utf8')) as OpenApiDocument
    expect(listBreakingChanges(parse(published) as OpenApiDocument, current)).toEqual([])
  })

  test.each(breaks)('reports %s', (_, from, to, message) => {
    expect(breakIt(from, to)).toContainEqual(expect.stringContaining(message))
  })

  test('reports a lowest number where there was none, even if it is 0', () => {
    const without = parse(published.replace(/ +minimum: 0\.01\n/, '')) as OpenApiDocument
    const withZero = parse(published.replace('minimum: 0.01', 'minimum: 0')) as OpenApiDocument
    const messages = listBreakingChanges(without, withZero)
    expect(messages).toContainEqual(expect.stringContaining('field amount: minimum is 0 now'))
  })

  test.each<[string, string | RegExp, string]>([
    ['a new optional field', /^ {8}pinned:$/m, '        colour: { type: string }\n        pinned:'],
    ['a new field of a response', /^ {8}completed_at:$/m, '        colour: { type: string }\n        completed_at:'],
    ['a longer text', 'maxLength: 500\n', 'maxLength: 900\n'],
    ['a new value that can be sent', 'enum: [add, set]', 'enum: [add, set, remove]'],
    ['a new error code', '        - maintenance\n', '        - maintenance\n        - teapot\n'],
    ['a new version in the path', /\/v1$/m, '/v2'],
  ])('allows %s', (_, from, to) => {
    expect(breakIt(from, to)).toEqual([])
  })
})
