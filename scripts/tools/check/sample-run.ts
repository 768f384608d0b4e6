import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { ApiLanguage } from '@/lib/api/api-types'
import type { SchemaCheck } from '@/lib/testing/api-schemas'
import { listPostmanRequests } from '@/lib/testing/postman-requests'
import { interpreters } from '../install/interpreters.mjs'
import type { Exchange } from './recorder'
import type { Expectation } from './sample-expectation'

/** How a sample ended, what it printed, and whether it fails if the response is an error. */
export type Outcome = { exitCode: number | null; output: string; errors: string; ignoresStatus?: boolean }

const patience = 30_000
/** A token of the right shape, which programs read from the environment variable TOKEN. */
const token = `pat_${'Sample0Token'.repeat(4).slice(0, 40)}`

/** Saves a sample as a file in `folder`, as a reader would, and runs it. */
export async function runSample(language: ApiLanguage, code: string, folder: string, name: string): Promise<Outcome> {
  const { command, ending } = interpreters[language]
  const file = path.join(folder, `${name}.${ending}`)
  writeFileSync(file, code)
  // curl exits with 0 whatever the response is; the programs exit with the error.
  return { ...(await runProgram(command, [file], folder)), ignoresStatus: language === 'curl' }
}

/** Sends a request of a Postman collection, as Postman would. @param name of the request */
export async function sendPostmanRequest(collection: object, name: string, baseUrl: string): Promise<Outcome> {
  const request = listPostmanRequests(collection, { baseUrl, token }).find((own) => own.name === name)
  if (!request) throw new Error(`The collection has no "${name}"`)
  const { url, method, headers, body } = request
  const response = await fetch(url, { method, headers, body })
  const output = (await response.text()) || String(response.status)
  return { exitCode: 0, output, errors: '', ignoresStatus: true }
}

/** Runs a program in a folder, with a token. @param more further environment variables */
export async function runProgram(
  command: string,
  args: readonly string[],
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const env: NodeJS.ProcessEnv = { ...process.env, TOKEN: token, ...more }
  // A proxy that's set up for the internet would get between the program and this machine.
  for (const key of Object.keys(env)) if (/_proxy$/i.test(key)) delete env[key]
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: patience })
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const [exitCode, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { exitCode, output, errors }
}

/** Compares a run with what we expect. @throws at the first difference */
export function checkRun(
  expected: Expectation,
  outcome: Outcome,
  exchanges: readonly Exchange[],
  check: SchemaCheck,
): void {
  const isFailure = expected.status >= 400
  const passed = exchanges.map(({ method, target, status }) => `${method} ${normalize(target)} ${status}`)
  assert.deepEqual(passed, [`${expected.request} ${expected.status}`])
  const [exchange] = exchanges as [Exchange]
  checkRequest(expected, exchange, check)
  assert.equal(outcome.exitCode === 0, !isFailure || outcome.ignoresStatus, `exit code ${outcome.exitCode}`)
  if (!expected.answerSchema) {
    assert.match(outcome.output, new RegExp(`(^|\\s)${expected.status}\\b`))
    return
  }
  const answer: unknown = JSON.parse(exchange.answer)
  assert.equal(check(expected.answerSchema, answer), '')
  if (isFailure && !outcome.ignoresStatus) {
    const said = `${expected.status} ${exchange.answer}`
    assert.ok(outcome.errors.includes(said), `does not say "${said}"`)
  } else {
    assert.deepEqual(JSON.parse(outcome.output), answer)
  }
}

function checkRequest(expected: Expectation, { headers, body }: Exchange, check: SchemaCheck): void {
  const { authorization, 'content-type': contentType, 'idempotency-key': key } = headers
  assert.deepEqual(
    { authorization, isJson: contentType === 'application/json', body: body && JSON.parse(body), hasKey: Boolean(key) },
    {
      authorization: `Bearer ${token}`,
      isJson: expected.body !== undefined,
      body: expected.body ?? '',
      hasKey: expected.keySchema !== undefined,
    },
  )
  if (expected.keySchema) assert.equal(check(expected.keySchema, key), '')
}

/** Encodes a query in one way, because languages differ in which characters they encode. */
function normalize(target: string): string {
  const { pathname, searchParams } = new URL(target, 'http://localhost')
  return searchParams.size ? `${pathname}?${searchParams}` : pathname
}
