import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { getBaseUrl } from '@/lib/api/document'
import { buildApiReference } from '@/lib/api/reference'
import { apiSource } from '@/lib/source/api'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { interpreters, isMissing } from '../install/interpreters.mjs'
import { type Ending, listPauses, readPagePrograms, runWithClock, savePagePrograms } from './page-programs'
import { Recorder, type Reply } from './recorder'
import { runProgram, runSample } from './sample-run'

const folder = createTempFolder()
const basePath = '/v1'
let recorder: Recorder

beforeAll(async () => {
  recorder = await Recorder.start({ port: 0, basePath })
})
afterAll(() => recorder.stop())

const languages = (
  [
    ['JavaScript', 'mjs', false],
    ['Python', 'py', isMissing('python3')],
    ['Ruby', 'rb', isMissing('ruby')],
  ] as const
).map(([label, ending, isAbsent]) => ({
  label: isAbsent ? `${label} (not checked: no interpreter)` : label,
  ending,
  isAbsent,
}))

/** A program in each language that creates a task, and prints what `call` returns, or the code and the wait of its error. */
const callers: Readonly<Record<Ending, string>> = {
  mjs: `import { call } from './call.mjs'
const result = await call('POST', '/tasks', { name: 'Sow' }, 'sow-1').catch(({ code, wait }) => ({ code, wait }))
console.log(JSON.stringify(result ?? null))`,
  py: `import json
from call import ApiError, call
try:
    print(json.dumps(call("POST", "/tasks", {"name": "Sow"}, "sow-1")))
except ApiError as error:
    print(json.dumps({"code": error.code, "wait": error.wait}))`,
  rb: `require_relative 'call'
begin
  puts call('POST', '/tasks', { name: 'Sow' }, 'sow-1').to_json
rescue ApiError => error
  puts({ code: error.code, wait: error.wait }.to_json)
end`,
}

const created: Reply = { status: 201, body: '{"data": {"id": "1"}}' }
const html: Reply = { status: 502, headers: { 'Content-Type': 'text/html' }, body: '<h1>Bad gateway</h1>' }
const toError = (status: number, code: string, headers?: Reply['headers']): Reply => ({
  status,
  headers,
  body: JSON.stringify({ error: { code, message: 'No.', details: [], request_id: 'r-1', docs_url: '' } }),
})

/** Lets a program call a server that gives these replies, and then accepts everything. */
async function callWith(ending: Ending, replies: readonly Reply[]) {
  const channel = recorder.open({ reply: (_, index) => replies[index] ?? created })
  savePagePrograms([`call.${ending}`], folder.at(), channel.url)
  folder.write(`caller.${ending}`, callers[ending])
  const { output, errors } = await runWithClock(ending, `caller.${ending}`, folder.at(), 100_000)
  expect(errors).toBe('')
  return { result: JSON.parse(output), exchanges: channel.exchanges, pauses: listPauses(folder.at()) }
}

describe.each(languages)('call in $label', ({ ending, isAbsent }) => {
  const check = test.skipIf(isAbsent)

  check.each<[string, Reply]>([
    ['a 502 that is not JSON', html],
    ['a broken connection', {}],
    ['an HTML 403 of a proxy', { ...html, status: 403 }],
    ['a login page with the status 200', { ...html, status: 200 }],
    ['JSON that is text', { status: 400, body: '"Bad request"' }],
    ['an error that is text', { status: 403, body: '{"error": "Forbidden"}' }],
    ['an empty body', { status: 503 }],
    ['bytes that are not UTF-8', { status: 502, body: Buffer.from([0x7b, 0xff, 0xfe, 0x80]) }],
    ['a key that is in use', toError(409, 'idempotency_in_progress')],
  ])('repeats the same request after %s', async (_, reply) => {
    const { result, exchanges, pauses } = await callWith(ending, [reply])
    expect(result).toEqual({ data: { id: '1' } })
    const [first, second] = exchanges.map(({ method, target, headers, body }) => ({
      method,
      target,
      body: JSON.parse(body),
      key: headers['idempotency-key'],
    }))
    expect(first).toEqual({ method: 'POST', target: '/v1/tasks', body: { name: 'Sow' }, key: 'sow-1' })
    expect(second).toEqual(first)
    expect(pauses).toHaveLength(1)
  })

  check('waits as long as Retry-After says, as seconds and as a date', async () => {
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString()
    const waits = ['7', inSeconds(7 + 60), inSeconds(-60), 'soon', '0']
    const { result, pauses } = await callWith(
      ending,
      waits.map((wait) => toError(503, 'maintenance', { 'Retry-After': wait })),
    )
    expect(result).toEqual({ data: { id: '1' } })
    const [seconds, date = 0, ...others] = pauses
    expect(seconds).toBe(7)
    // The program starts some time after the date was calculated.
    expect(date).toBeGreaterThan(30)
    expect(date).toBeLessThanOrEqual(60)
    expect(others).toHaveLength(3)
    for (const pause of others) expect(pause).toBeGreaterThan(0)
  })

  check('gives up after six attempts, with how long to wait', async () => {
    const { result, exchanges } = await callWith(ending, Array(9).fill(html))
    expect(result).toEqual({ wait: expect.any(Number), ...(ending === 'mjs' ? {} : { code: null }) })
    expect(exchanges).toHaveLength(6)
  })

  check('leaves a long wait to its caller', async () => {
    const { result, exchanges } = await callWith(ending, [toError(429, 'rate_limited', { 'Retry-After': '3600' })])
    expect(result).toEqual({ code: 'rate_limited', wait: 3600 })
    expect(exchanges).toHaveLength(1)
  })

  check.each(['Fri, 01 Jan 2100 00:00:00 GMT', '99999999999'])(
    'limits a wait that is years long (%s)',
    async (wait) => {
      const { result } = await callWith(ending, [{ ...html, headers: { 'Retry-After': wait } }])
      expect(result).toMatchObject({ wait: 25 * 60 * 60 })
    },
  )

  check('follows no redirect, which would send the token elsewhere', async () => {
    const { url, exchanges } = recorder.open({ reply: () => created })
    const { result } = await callWith(ending, [{ status: 302, headers: { Location: `${url}/login` }, body: '' }])
    expect(result).toEqual({ data: { id: '1' } })
    expect(exchanges).toEqual([])
  })

  check('does not repeat a request that the API rejects', async () => {
    const { result, exchanges } = await callWith(ending, [toError(422, 'validation_failed')])
    expect(result).toEqual({ code: 'validation_failed', ...(ending === 'mjs' ? {} : { wait: null }) })
    expect(exchanges).toHaveLength(1)
  })

  check('accepts a response without a body', async () => {
    const { exchanges } = await callWith(ending, [{ status: 204 }])
    expect(exchanges).toHaveLength(1)
  })
})

describe('the samples of the operations', () => {
  const { operations } = buildApiReference(parse(readFileSync(apiSource, 'utf8')))
  const baseUrl = getBaseUrl(parse(readFileSync(apiSource, 'utf8')))
  const samples = operations.get('createTask')?.samples ?? []

  for (const { language, label, code } of samples) {
    const lacks = interpreters[language].needs.filter(isMissing)
    const check = test.skipIf(lacks.length)
    const name = lacks.length ? `${label} (not checked: no ${lacks})` : label

    check(`${name}: sends the same key when it's run again`, async () => {
      const { url, exchanges } = recorder.open({ reply: () => created })
      for (const run of ['first', 'second']) {
        const { exitCode } = await runSample(language, code.replaceAll(baseUrl, url), folder.at(), run)
        expect(exitCode).toBe(0)
      }
      const keys = exchanges.map(({ headers }) => headers['idempotency-key'])
      expect(keys).toEqual([keys[0], keys[0]])
      expect(keys[0]).toBeTruthy()
    })

    check(`${name}: shows what a proxy says`, async () => {
      const { url } = recorder.open({ reply: () => html })
      const { output, errors } = await runSample(language, code.replaceAll(baseUrl, url), folder.at(), 'sample')
      expect(output + errors).toContain('<h1>Bad gateway</h1>')
      expect(errors).not.toContain('JSON')
    })
  }
})

test.skipIf(isMissing('jq'))('the list of tasks done since Monday reads every page', async () => {
  const pages = [
    { data: [{ id: '1', completed_at: '2026-11-18T08:00:00Z' }], next_cursor: 'two' },
    { data: [{ id: '2', completed_at: '2026-11-12T08:00:00Z' }], next_cursor: null },
  ]
  const { url, exchanges } = recorder.open({
    reply: ({ target }) => ({ status: 200, body: JSON.stringify(pages[target.includes('cursor=two') ? 1 : 0]) }),
  })
  savePagePrograms(['done-since-monday.sh'], folder.at(), url)
  const { output, exitCode } = await runProgram('bash', ['done-since-monday.sh'], folder.at())
  expect(exitCode).toBe(0)
  expect(JSON.parse(output)).toMatchObject({ id: '1' })
  expect(exchanges).toHaveLength(2)
})

test.skipIf(isMissing('jq'))('the shell loop over pages stops if a proxy responds with a page', async () => {
  const { url, exchanges } = recorder.open({ reply: () => ({ ...html, status: 200 }) })
  savePagePrograms(['done-since-monday.sh'], folder.at(), url)
  await runProgram('bash', ['done-since-monday.sh'], folder.at())
  expect(exchanges).toHaveLength(1)
})

test("a program that isn't on any page is reported", () => {
  expect(() => savePagePrograms(['call.lua'], folder.at(), '')).toThrow('no program "call.lua"')
  expect([...readPagePrograms().keys()].toSorted()).toEqual([
    'call.mjs',
    'call.py',
    'call.rb',
    'done-since-monday.sh',
    'mirror.mjs',
    'mirror.py',
  ])
})
