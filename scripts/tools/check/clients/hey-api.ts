import { createClient } from '../../../../.generated/api-clients/hey-api/client'
import * as api from '../../../../.generated/api-clients/hey-api/sdk.gen'
import type { ErrorEnvelope, KnownErrorCode } from '../../../../.generated/api-clients/hey-api/types.gen'
import { type Decision, decisions, headers, id, key, type Outcome, type Program, type Target } from './client'

/** The error is a string if it comes from a proxy. */
type Result = { error?: ErrorEnvelope | string; response?: Response }

/** Has to list every code of this client, so if the document gets another code, this no longer compiles. */
const known: Readonly<Record<KnownErrorCode, Decision>> = decisions
const isKnown = (code: string): code is KnownErrorCode => Object.hasOwn(known, code)

/** Returns what to do about a code, or "unknown" if it's newer than the program. */
export const decide = (code: string): Decision => (isKnown(code) ? known[code] : 'unknown')

function toOutcome({ error, response }: Result): Outcome {
  const status = response?.status ?? 0
  if (typeof error === 'string') return { status, decision: 'retry' }
  const code = error?.error.code
  return { status, code, decision: code === undefined ? undefined : decide(code) }
}

/** Builds the program for the client of `@hey-api/openapi-ts`. */
export function buildProgram(target: Target): Program {
  const client = createClient({ ...target, headers })
  const create = { client, headers: key }
  const path = { id }
  return {
    createTask: async () => toOutcome(await api.createTask({ ...create, body: { name: 'Sow', source: null } })),
    listTasks: async () => toOutcome(await api.listTasks({ client, query: { stage: ['next', 'now'], limit: 1 } })),
    showTask: async () => toOutcome(await api.showTask({ client, path })),
    updateTask: async () => toOutcome(await api.updateTask({ client, path, body: { stage: 'done' } })),
    deleteTask: async () => toOutcome(await api.deleteTask({ client, path })),
    createPerson: async () => toOutcome(await api.createPerson({ ...create, body: { first_name: 'Petra' } })),
    listPeople: async () => toOutcome(await api.listPeople({ client, query: { limit: 1 } })),
    showPerson: async () => toOutcome(await api.showPerson({ client, path })),
    deletePerson: async () => toOutcome(await api.deletePerson({ client, path })),
    createNote: async () => toOutcome(await api.createNote({ ...create, body: { content: 'Bread' } })),
    createJournalEntry: async () =>
      toOutcome(await api.createJournalEntry({ ...create, body: { content: 'Frost', mood: 4 } })),
    trackHabitActivity: async () =>
      toOutcome(await api.trackHabitActivity({ ...create, path, body: { amount: 0.29 } })),
    createPersonTimelineNote: async () =>
      toOutcome(await api.createPersonTimelineNote({ ...create, body: { person_id: id, content: 'Met' } })),
  }
}
