import { describe, expect, test } from 'vitest'
import type { ApiField, ApiOperation } from '../../api/api-types'
import { buildApiReference } from '../../api/reference'
import { currentVersion } from '../../site/versions'
import { getFacts } from '../../source/facts'
import { getSiteTokens } from '../../source/site-tokens.mjs'
import { sampleDocument } from '../../testing/test-api'
import { toMarkdown } from './to-markdown'
import { toPlainTree } from './to-plain-tree'

function buildField(field: Partial<ApiField> & { name: string }): ApiField {
  const no = { isRequired: false, isEncrypted: false, isReadOnly: false, isCreateOnly: false }
  const rare = { isDeprecated: false, isBeta: false }
  return { type: 'string', description: `About ${field.name}.`, ...no, ...rare, ...field }
}

const reference = buildApiReference(sampleDocument)
const [updateTask] = reference.operations.values()
const fields = [
  buildField({
    name: 'name',
    type: 'string, 1 to 9 characters',
    isRequired: true,
    isEncrypted: true,
    isReadOnly: true,
  }),
  buildField({ name: 'stage', default: '`next`', isCreateOnly: true, values: [{ value: 'next' }, { value: 'done' }] }),
  buildField({
    name: 'kind',
    since: '1.2',
    isBeta: true,
    isDeprecated: true,
    values: [{ value: 'a', description: 'One.' }],
  }),
  buildField({ name: 'data', type: 'object', fields: [buildField({ name: 'id', description: 'Of `x`.' })] }),
]
const headers = [{ name: 'Request-Id', description: 'Names it.' }]
const examples = [{ name: 'a', summary: 'Short', json: '{ "a": 1 }' }]
const created = { status: 201, reason: 'Created', description: 'Is `new`.' }
const answer = { ...created, headers, fields: fields.slice(0, 1), examples }

const operation = {
  ...updateTask,
  parameters: { path: fields.slice(3), query: [], header: fields.slice(0, 1) },
  body: { fields, examples },
  responses: [answer, { ...answer, status: 200, reason: 'OK', examples: [] }],
} as ApiOperation

const api = {
  reference: {
    ...reference,
    operations: new Map([['updateTask', operation]]),
    schemas: new Map([['Task', { name: 'Task', description: '', fields }]]),
  },
  hrefs: new Map([['updateTask', '/api/tasks-api/update']]),
}
const context = {
  facts: getFacts(currentVersion.id),
  miniatures: new Map(),
  tokens: getSiteTokens(),
  sourcePath: 'api/a.mdx',
}
const write = (body: string) => toMarkdown(toPlainTree(body, { ...context, api })).trimEnd()

describe('fields', () => {
  test('Parameters are lists by where they are sent', () => {
    expect(write('<Parameters id="updateTask" />')).toBe(
      [
        '**In the path**\n\n- `data` (object): About data.\n  - `id` (string): Of `x`.\n',
        '**In headers**\n\n- `name` (string, 1 to 9 characters; required; encrypted; read-only): About name.',
      ].join('\n'),
    )
  })

  test('RequestBody has its fields with their values, and its examples', () => {
    const markdown = write('<RequestBody id="updateTask" />')
    expect(markdown).toContain(
      '- `stage` (string; default `next`; on create only): About stage. One of `next`, `done`.\n',
    )
    expect(markdown).toContain('- `kind` (string; beta; deprecated; since 1.2): About kind.\n  - `a`: One.\n')
    expect(markdown).toMatch(/\n\n\*\*Example: Short\*\*\n\n```json\n\{ "a": 1 \}\n```$/)
  })

  test('Responses do not say how fields are sent, and do not repeat themselves', () => {
    expect(write('<Responses id="updateTask" />')).toBe(
      [
        '**201 Created** Is `new`.\n',
        '- `name` (string, 1 to 9 characters; encrypted): About name.\n',
        '**Headers**\n\n- `Request-Id`: Names it.\n',
        '**Example: Short**\n\n```json\n{ "a": 1 }\n```\n',
        '**200 OK** Is `new`.\n',
        'It has the same fields and headers as 201 Created.',
      ].join('\n'),
    )
  })

  test('a Schema says of each field how it is sent and whether it comes back', () => {
    expect(write('<Schema id="Task" />')).toContain(
      'required on create; encrypted, not returned; read-only): About name.',
    )
  })
})

test('RequestSample has every language and the answer of each status', () => {
  const markdown = write('<RequestSample id="updateTask" />')
  const labels = markdown.match(/^\*\*.*/gm)
  expect(labels).toEqual([
    '**curl**',
    '**JavaScript**',
    '**Python**',
    '**Ruby**',
    '**201 Created**',
    '**200 OK** The response has no body.',
  ])
  expect(markdown).toContain('**Ruby**\n\n```ruby\n')
})

describe('tables', () => {
  test.each([
    ['<Operations />', '| [Update a task](/api/tasks-api/update) | `PATCH /v1/tasks/{id}` | `tasks:write` | 1.16 |'],
    ['<Operations tag="Tasks" />', '| [Update a task](/api/tasks-api/update) |'],
    ['<RateLimits />', '| Requests | 120 a token | Each counts. |'],
    ['<ErrorCodes />', '| `not_found` | 404 | It failed. Wait. | Later |'],
    ['<Errors id="updateTask" />', '| [`not_found`](/api/overview#error-not_found) | 404 | It failed. Wait. |'],
    ['<Errors id="updateTask" />', 'This request can also return: [`rate_limited`](/api/overview#error-rate_limited).'],
    ['<Scopes />', '| Scope | What it allows |'],
  ])('%s has %s', (body, line) => expect(write(body)).toContain(line))
})

test('ApiChangelog lists the changes of each day', () => {
  const changelog = [
    { date: '2024-02-20', release: '2.0', changes: ['Take a `mood`.'] },
    { date: '2023-03-31', changes: ['No more.'] },
  ]
  const given = { ...api, reference: { ...api.reference, changelog } }
  expect(toMarkdown(toPlainTree('<ApiChangelog />', { ...context, api: given }))).toBe(
    '- 20 February 2024, [release 2.0](/releases/2.0)\n  - Take a `mood`.\n- 31 March 2023\n  - No more.\n',
  )
})

test.each([
  ['<Errors id="updateTsk" />', '<Errors>: there is no operation "updateTsk" here; the nearest is "updateTask"'],
  ['<Schema id="Tusk" />', '<Schema>: there is no schema "Tusk" here; the nearest is "Task"'],
  ['<Operations tag="Moods" />', '<Operations>: no operation has the tag "Moods"'],
])('%s throws', (body, message) => expect(() => write(body)).toThrow(message))

test('nothing of the reference can be told outside its collection', () => {
  expect(() => toPlainTree('<Scopes />', context)).toThrow('<Scopes> stands in a collection that has no data for it')
})
