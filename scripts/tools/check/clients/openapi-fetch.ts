import createClient from 'openapi-fetch'
import type { components, paths } from '@/lib/api/client-types'
import { type Decision, headers, id, key, type Outcome, type Program, type Target } from './client'

type KnownErrorCode = components['schemas']['KnownErrorCode']
/** The error is a string if it comes from a proxy. */
type Result = { error?: components['schemas']['ErrorEnvelope'] | string; response: Response }

const known: Readonly<Record<KnownErrorCode, true>> = {
  invalid_json: true,
  unknown_parameter: true,
  invalid_cursor: true,
  token_missing: true,
  token_invalid: true,
  premium_required: true,
  scope_missing: true,
  account_locked: true,
  not_found: true,
  method_not_allowed: true,
  idempotency_conflict: true,
  idempotency_in_progress: true,
  body_too_large: true,
  unsupported_media_type: true,
  validation_failed: true,
  stage_not_in_workflow: true,
  limit_reached: true,
  rate_limited: true,
  internal_error: true,
  maintenance: true,
}

const isKnown = (code: string): code is KnownErrorCode => Object.hasOwn(known, code)

/** Decides by the code, which is narrowed to the known ones. If the document gets another code, this no longer compiles. */
export function decide(code: string): Decision {
  if (!isKnown(code)) return 'unknown'
  switch (code) {
    case 'rate_limited':
    case 'maintenance':
    case 'internal_error':
    case 'idempotency_in_progress':
      return 'retry'
    case 'limit_reached':
      return 'wait for space'
    case 'invalid_json':
    case 'unknown_parameter':
    case 'invalid_cursor':
    case 'token_missing':
    case 'token_invalid':
    case 'premium_required':
    case 'scope_missing':
    case 'account_locked':
    case 'not_found':
    case 'method_not_allowed':
    case 'idempotency_conflict':
    case 'body_too_large':
    case 'unsupported_media_type':
    case 'validation_failed':
    case 'stage_not_in_workflow':
      return 'report'
  }
}

function toOutcome({ error, response }: Result): Outcome {
  const status = response.status
  if (typeof error === 'string') return { status, decision: 'retry' }
  const code = error?.error.code
  return { status, code, decision: code === undefined ? undefined : decide(code) }
}

/** Builds the program for the types of `openapi-typescript` with `openapi-fetch`. */
export function buildProgram(target: Target): Program {
  const client = createClient<paths>({ ...target, headers })
  const params = { header: key }
  const path = { id }
  return {
    createTask: async () => toOutcome(await client.POST('/tasks', { params, body: { name: 'Sow', source: null } })),
    listTasks: async () =>
      toOutcome(await client.GET('/tasks', { params: { query: { stage: ['next', 'now'], limit: 1 } } })),
    showTask: async () => toOutcome(await client.GET('/tasks/{id}', { params: { path } })),
    updateTask: async () => toOutcome(await client.PATCH('/tasks/{id}', { params: { path }, body: { stage: 'done' } })),
    deleteTask: async () => toOutcome(await client.DELETE('/tasks/{id}', { params: { path } })),
    createPerson: async () => toOutcome(await client.POST('/people', { params, body: { first_name: 'Petra' } })),
    listPeople: async () => toOutcome(await client.GET('/people', { params: { query: { limit: 1 } } })),
    showPerson: async () => toOutcome(await client.GET('/people/{id}', { params: { path } })),
    deletePerson: async () => toOutcome(await client.DELETE('/people/{id}', { params: { path } })),
    createNote: async () => toOutcome(await client.POST('/notes', { params, body: { content: 'Bread' } })),
    createJournalEntry: async () =>
      toOutcome(await client.POST('/journal_entries', { params, body: { content: 'Frost', mood: 4 } })),
    trackHabitActivity: async () =>
      toOutcome(await client.POST('/habits/{id}/track', { params: { ...params, path }, body: { amount: 0.29 } })),
    createPersonTimelineNote: async () =>
      toOutcome(await client.POST('/person_timeline_notes', { params, body: { person_id: id, content: 'Met' } })),
  }
}
