import type { OpenApiDocument, Operation } from '../api/openapi-types'

const name = { type: 'string', description: 'What to do.', default: 'Untitled', 'x-since': '1.16' } as const
const media = {
  'application/json': {
    schema: { properties: { name } },
    examples: { short: { summary: 'Short', value: { name: 'Sow' } } },
  },
}
/** Builds a response whose example shows an error code. */
export const toFailure = (code: string) => ({
  content: { 'application/json': { examples: { [code]: { summary: 'Failed', value: { error: { code } } } } } },
})
const base = { description: 'Does it.', tags: ['Tasks'], security: [{ token: ['tasks:write'] }], 'x-since': '1.16' }
/** An operation that uses most of what an operation can have. */
export const updateOperation: Operation = {
  ...base,
  operationId: 'updateTask',
  summary: 'Update a task',
  parameters: [
    {
      name: 'stage',
      in: 'query',
      description: 'Its stage.',
      'x-since': '1.16',
      explode: false,
      schema: { type: 'array', items: { type: 'string' } },
      example: ['next', 'now'],
    },
  ],
  'x-sample-query': ['stage'],
  'x-errors': ['not_found'],
  requestBody: { content: media },
  responses: {
    200: { description: 'The task.', headers: { Age: { description: 'Its age.', 'x-since': '1.16' } }, content: media },
    404: toFailure('not_found'),
    429: toFailure('rate_limited'),
  },
}
/** An operation with only the required keys. */
export const deleteOperation: Operation = {
  ...base,
  operationId: 'deleteTask',
  summary: 'Delete',
  responses: { 204: { description: 'Gone.' } },
}
const row = { since: '1.16', meaning: 'It failed.', cure: 'Wait.', retry: 'Later' }
const limit = { id: 'minute', label: 'Requests', value: 120, amount: '120 a token', description: 'Each counts.' }
/** The smallest document that has everything the reference reads. */
export const sampleDocument: OpenApiDocument = {
  servers: [{ url: 'https://api.example.com/v1/' }],
  paths: {
    '/tasks/{id}': {
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          'x-since': '1.16',
          schema: { type: 'string', description: 'Its ID.' },
          example: 'a b',
        },
      ],
      patch: updateOperation,
      delete: deleteOperation,
    },
  },
  components: { schemas: { Task: { description: 'A thing.', required: ['name'], properties: { name } } } },
  'x-errors': [
    { ...row, status: 404, code: 'not_found' },
    { ...row, status: 429, code: 'rate_limited' },
    { ...row, status: 500, code: 'internal_error' },
  ],
  'x-scopes': { 'tasks:write': 'Change tasks.' },
  'x-limits': [{ ...limit, code: 'rate_limited' }],
  'x-changelog': [
    { date: '2021-12-07', release: '1.16', changes: ['It begins.'] },
    { date: '2026-08-25', changes: ['It continues.'] },
  ],
}
