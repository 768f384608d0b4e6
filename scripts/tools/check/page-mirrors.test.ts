import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { isMissing } from '../install/interpreters.mjs'
import { listPauses, runWithClock, savePagePrograms } from './page-programs'
import { type Exchange, Recorder, type Reply } from './recorder'

const folder = createTempFolder()
const stateFile = 'open-tasks.json'
const minute = 60
const day = 24 * 60 * minute
let recorder: Recorder

beforeAll(async () => {
  recorder = await Recorder.start({ port: 0, basePath: '/v1' })
})
afterAll(() => recorder.stop())

/** A task of the server, with the times at which it becomes done or goes to Trash, in seconds since the start of the program. */
type ServerTask = { id: string; doneAt?: number; trashedAt?: number }
type Fault = (request: Pick<Exchange, 'target'>, elapsed: number) => Reply | undefined

const lacksPython = isMissing('python3')
const mirrors = [
  { label: 'mirror.mjs', ending: 'mjs', isAbsent: false },
  { label: lacksPython ? 'mirror.py (not checked: no python3)' : 'mirror.py', ending: 'py', isAbsent: lacksPython },
] as const
const toError = (status: number, code: string): Reply => ({
  status,
  body: JSON.stringify({ error: { code, message: 'No.', details: [], request_id: 'r-1', docs_url: '' } }),
})
const html: Reply = { status: 403, headers: { 'Content-Type': 'text/html' }, body: '<h1>Blocked</h1>' }
const cursorOf = (target: string) => new URL(target, 'http://localhost').searchParams.get('cursor')

/** Returns one task for each page, as the API would at this time: all open ones, or those that have changed since. */
function listTasks(tasks: readonly ServerTask[], target: string, elapsed: number, start: number): Reply {
  const query = new URL(target, 'http://localhost').searchParams
  const since = Date.parse(query.get('updated_since') ?? '')
  const present = tasks.filter(({ trashedAt = Number.POSITIVE_INFINITY }) => elapsed < trashedAt)
  const staged = present.map(({ id, doneAt = Number.POSITIVE_INFINITY }) => ({
    id,
    stage: elapsed < doneAt ? 'now' : 'done',
    changed: start + (elapsed < doneAt ? 0 : doneAt * 1000),
  }))
  const found = Number.isNaN(since)
    ? staged.filter(({ stage }) => query.get('stage')?.includes(stage))
    : staged.filter(({ changed }) => changed >= since)
  const index = Number(query.get('cursor') ?? 0)
  const next = index + 1 < found.length ? String(index + 1) : null
  const data = found.slice(index, index + 1).map(({ id, stage }) => ({ id, stage }))
  return { status: 200, body: JSON.stringify({ data, next_cursor: next }) }
}

/** Runs a mirror for some time of its clock. */
async function mirror(
  ending: 'mjs' | 'py',
  tasks: readonly ServerTask[],
  seconds: number,
  fault: Fault = () => undefined,
) {
  const start = Date.now()
  const { url, exchanges } = recorder.open({
    reply: (request) => {
      const elapsed = listPauses(folder.at()).reduce((sum, pause) => sum + pause, 0)
      return fault(request, elapsed) ?? listTasks(tasks, request.target, elapsed, start)
    },
  })
  savePagePrograms([`call.${ending}`, `mirror.${ending}`], folder.at(), url)
  const outcome = await runWithClock(ending, `mirror.${ending}`, folder.at(), seconds)
  const stored = folder.list().includes(stateFile) ? Object.keys(folder.readJson(stateFile).tasks) : []
  return { ...outcome, exchanges, stored: stored.toSorted() }
}

const three: readonly ServerTask[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

describe.each(mirrors)('$label', ({ ending, isAbsent }) => {
  const check = test.skipIf(isAbsent)
  /** Replies with a fault once, after the first request that matches. */
  const once = (reply: Reply, matches: (target: string) => boolean = () => true): Fault => {
    let isDone = false
    return ({ target }) => {
      if (isDone || !matches(target)) return undefined
      isDone = true
      return reply
    }
  }

  check('stores the tasks of every page, and drops those that are done or in Trash', async () => {
    const tasks = [{ id: 'a' }, { id: 'b', doneAt: 10 * minute }, { id: 'c', trashedAt: 20 * minute }]
    const { stored, exchanges } = await mirror(ending, tasks, 30 * minute)
    expect(stored).toEqual(['a', 'c'])
    expect(exchanges.slice(0, 3).map(({ target }) => cursorOf(target))).toEqual([null, '1', '2'])
    folder.remove('slept.txt')
    folder.remove(stateFile)
    expect((await mirror(ending, tasks, day + 30 * minute)).stored).toEqual(['a'])
  })

  check('survives an outage of two minutes at the start', async () => {
    const { stored, exitCode } = await mirror(ending, three, 30 * minute, (_, elapsed) =>
      elapsed < 120 ? {} : undefined,
    )
    expect({ stored, exitCode }).toEqual({ stored: ['a', 'b', 'c'], exitCode: 0 })
  })

  check('survives an outage of two minutes between two pages, and misses no change', async () => {
    const tasks = [{ id: 'a' }, { id: 'b' }, { id: 'c', doneAt: 6 * minute }]
    const replies = [{}, { status: 502, body: '<h1>Bad gateway</h1>' }, toError(503, 'maintenance')]
    const outages = replies.map(
      (reply): Fault =>
        ({ target }, elapsed) => {
          const isOut = elapsed >= 5 * minute && elapsed < 7 * minute
          return isOut && cursorOf(target) ? reply : undefined
        },
    )
    for (const outage of outages) {
      folder.remove('slept.txt')
      folder.remove(stateFile)
      const { stored, exitCode, exchanges } = await mirror(ending, tasks, 30 * minute, outage)
      expect({ stored, exitCode }).toEqual({ stored: ['a', 'b'], exitCode: 0 })
      expect(exchanges.filter(({ status }) => status !== 200)).toHaveLength(6)
    }
  })

  check('starts from the first page again if its cursor is no longer valid', async () => {
    const fault = once(toError(400, 'invalid_cursor'), (target) => cursorOf(target) === '1')
    const { stored, exchanges, errors } = await mirror(ending, three, 9 * minute, fault)
    expect(stored).toEqual(['a', 'b', 'c'])
    expect(exchanges.map(({ target }) => cursorOf(target))).toEqual([null, '1', null, '1', '2'])
    expect(errors).toContain('invalid_cursor')
  })

  check.each([
    ['an empty file', ''],
    ['half a file', '{"since": "2026-'],
    ['a file without a state', 'null'],
    ['a file with a number', '5'],
    ['text instead of a time', '{"since": "soon", "fullAt": 1, "full_at": 1, "tasks": {}}'],
    ['a time in the future', '{"since": "2020-01-01T00:00:00Z", "fullAt": 9e15, "full_at": 9e15, "tasks": {}}'],
  ])('fetches everything if it finds %s', async (_, text) => {
    folder.write(stateFile, text)
    const { stored, exchanges } = await mirror(ending, three, minute)
    expect(stored).toEqual(['a', 'b', 'c'])
    expect(exchanges[0]?.target).not.toContain('updated_since')
  })

  check.each<[string, Reply]>([
    ['an HTML 403 of a proxy', html],
    ['an error body that is text', { status: 403, body: '"Forbidden"' }],
    ['an error of a gateway', { status: 403, body: '{"error": {"code": 403, "message": "Forbidden"}}' }],
    ['JSON that is no list', { status: 200, body: '{"data": {"x": 1}}' }],
    ['a list without a cursor', { status: 200, body: '{"data": []}' }],
    ['a redirect to a sign-in page', { status: 302, headers: { Location: 'http://127.0.0.1:1/login' }, body: '' }],
    [
      'Retry-After with a date',
      { ...toError(503, 'maintenance'), headers: { 'Retry-After': 'Mon, 01 Jan 2001 00:00:00 GMT' } },
    ],
  ])('survives %s', async (_, reply) => {
    const { stored, exitCode } = await mirror(ending, three, 6 * minute, once(reply))
    expect({ stored, exitCode }).toEqual({ stored: ['a', 'b', 'c'], exitCode: 0 })
  })

  check('keeps what it has if a proxy blocks it for a day, and goes on afterwards', async () => {
    const isBlocked: Fault = (_, elapsed) => (elapsed > 10 * minute && elapsed < day - 10 * minute ? html : undefined)
    const { stored, exitCode } = await mirror(ending, [{ id: 'a' }, { id: 'b', doneAt: day / 2 }], day, isBlocked)
    expect({ stored, exitCode }).toEqual({ stored: ['a'], exitCode: 0 })
  })

  check('stops if the token is not valid', async () => {
    const { exitCode, errors, exchanges } = await mirror(ending, three, day, () => toError(401, 'token_invalid'))
    expect(exitCode).not.toBe(0)
    expect(errors).toContain('token_invalid')
    expect(exchanges).toHaveLength(1)
  })
})
