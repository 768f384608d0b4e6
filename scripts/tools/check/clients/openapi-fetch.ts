import createClient from 'openapi-fetch'
import type { components, paths } from '@/lib/api/client-types'
import { type Decision, decisions, headers, id, key, type Outcome, type Program, type Target } from './client'

type KnownErrorCode = components['schemas']['KnownErrorCode']
/** The error is a string if it comes from a proxy. */
type Result = { error?: components['schemas']['ErrorEnvelope'] | string; response: Response }

/** Has to list every code of this client, so if the document gets another code, this no longer compiles. */
const known: Readonly<Record<KnownErrorCode, Decision>> = decisions
const isKnown = (code: string): code is KnownErrorCode => Object.hasOwn(known, code)

/** Returns what to do about a code, or "unknown" if it's newer than the program. */
export const decide = (code: string): Decision => (isKnown(code) ? known[code] : 'unknown')

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
