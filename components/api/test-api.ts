import type { ApiError, ApiField, ApiOperation, ApiResponse, ApiSample } from '@/lib/api/api-types'
import type { ApiContext } from './api-context'

/** Returns a field for tests. Flags that aren't given are false. */
export function buildField(field: Partial<ApiField> & { name: string }): ApiField {
  const marks = { isRequired: false, isEncrypted: false, isReadOnly: false }
  const rare = { isCreateOnly: false, isBeta: false }
  return { type: 'string', description: `About ${field.name}.`, ...marks, ...rare, ...field }
}

/** The URL in the sample of every language, with the example for `{id}`. */
const url = 'https://api.test/v1/tasks/5f0c'

/** A field or an operation that's deprecated has this. */
export const deprecation = { date: '2024-02-20', replacement: 'Use `topic` instead.' }

const samples: readonly ApiSample[] = [
  { language: 'curl', label: 'curl', highlight: 'bash', code: `curl ${url} -H "Authorization: Bearer $TOKEN"` },
  { language: 'javascript', label: 'JavaScript', highlight: 'js', code: `fetch('${url}')` },
  { language: 'python', label: 'Python', highlight: 'python', code: `urlopen("${url}")` },
  { language: 'ruby', label: 'Ruby', highlight: 'ruby', code: `Net::HTTP.get(URI('${url}'))` },
]

const errors: readonly ApiError[] = [
  {
    code: 'rate_limited',
    since: '1.16',
    status: 429,
    meaning: 'Too many requests.',
    cure: 'Wait for `Retry-After`.',
    retry: 'Yes, after the wait',
    href: '/api/errors#rate_limited',
  },
  {
    code: 'stage_not_in_workflow',
    since: '1.16',
    status: 422,
    meaning: 'The list lacks the stage.',
    cure: 'Send another.',
    retry: 'No',
    href: '/api/errors#stage_not_in_workflow',
  },
]

/** Returns a response for tests. It has one header and, if there's a body, one field. */
export function buildResponse(status: number, reason: string, json?: string): ApiResponse {
  return {
    status,
    reason,
    description: `Says ${reason}.`,
    headers: [{ name: 'Request-Id', since: '1.16', description: 'Names the request.' }],
    fields: json ? [buildField({ name: 'data', type: 'object', isRequired: true })] : [],
    examples: json ? [{ name: 'first', summary: `A task, ${reason}`, json }] : [],
  }
}

/** Returns an operation for tests. `parts` replace its defaults. */
export function buildOperation(parts: Partial<ApiOperation> = {}): ApiOperation {
  return {
    id: 'updateTask',
    method: 'PATCH',
    path: '/v1/tasks/{id}',
    title: 'Update a task',
    description: 'Changes a task.',
    tag: 'Tasks',
    scope: 'tasks:write',
    since: '1.26',
    isBeta: false,
    parameters: { path: [buildField({ name: 'id', type: 'UUID', isRequired: true })], query: [], header: [] },
    body: {
      fields: [buildField({ name: 'name', isEncrypted: true })],
      examples: [{ name: 'short', summary: 'A new name', json: '{ "name": "Book" }' }],
    },
    responses: [buildResponse(201, 'Created', '{ "new": true }'), buildResponse(200, 'OK', '{ "new": false }')],
    errors: { own: errors.slice(1), common: errors.slice(0, 1) },
    samples,
    ...parts,
  }
}

/** Returns the context for tests: one operation, one schema, and code without colours. */
export function buildApi(operation = buildOperation()): ApiContext {
  return {
    reference: {
      operations: new Map([[operation.id, operation]]),
      schemas: new Map([
        [
          'Task',
          {
            name: 'Task',
            description: 'One thing to do.',
            fields: [
              buildField({ name: 'id', type: 'UUID', isReadOnly: true }),
              buildField({ name: 'name', isRequired: true, isEncrypted: true }),
              buildField({ name: 'stage', default: '`next`', values: [{ value: 'next' }, { value: 'done' }] }),
              buildField({ name: 'source', isCreateOnly: true, since: '1.22', isBeta: true, deprecation }),
            ],
          },
        ],
      ]),
      errors,
      scopes: [{ scope: 'tasks:write', description: 'Create tasks.' }],
      limits: [
        {
          id: 'minute',
          label: 'Requests in a minute',
          value: 120,
          amount: '120 a token',
          description: 'All count.',
          error: errors[0],
        },
        { id: 'age', label: 'Age of a `key`', value: 24, amount: '24 h', description: 'Then it is new.' },
      ],
      changelog: [
        {
          date: '2024-02-20',
          release: '2.0',
          changes: ['Entries take a `mood`.', 'Notes [lose](/api/notes-api/create) a field.'],
        },
        { date: '2023-03-31', changes: ['Old accounts are refused.'] },
      ],
    },
    hrefs: new Map([[operation.id, '/api/tasks-api/update']]),
    highlight: (code, language) => ({
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'pre',
          properties: { 'data-language': language },
          children: [{ type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: code }] }],
        },
      ],
    }),
  }
}
