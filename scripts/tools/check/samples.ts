import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import type { ApiLanguage } from '@/lib/api/api-types'
import { getBaseUrl, listEndpoints } from '@/lib/api/document'
import type { OpenApiDocument } from '@/lib/api/openapi-types'
import { buildPostmanCollection } from '@/lib/api/postman'
import { buildApiReference } from '@/lib/api/reference'
import { fillSiteTokens } from '@/lib/source/site-tokens.mjs'
import { buildSchemaCheck } from '@/lib/testing/api-schemas'
import { count } from '@/lib/utils/text'
import { ensureInterpreters, interpreters } from '../install/interpreters.mjs'
import { startPrism } from './prism'
import { Recorder } from './recorder'
import { buildExpectation, type Expectation } from './sample-expectation'
import { checkRun, type Outcome, runSample, sendPostmanRequest } from './sample-run'

/**
 * `npm run check -- samples`: runs the samples of every operation in each language, and its request in the Postman collection, against a mock server
 * made from the document.
 */
type Run = {
  id: string
  label: string
  start: (url: string) => Promise<Outcome>
  expected: Expectation
  prefer?: number
}

/** How many programs run at the same time. They spend most of their time waiting. */
const width = 4

const document = parse(fillSiteTokens(readFileSync('content/api/openapi.yaml', 'utf8'))) as OpenApiDocument
const baseUrl = getBaseUrl(document)
const check = buildSchemaCheck(document)
const lacking = await ensureInterpreters()
const folder = mkdtempSync(path.join(tmpdir(), 'samples-'))
const prism = await startPrism(document)
const recorder = await Recorder.start({ port: prism.port, basePath: new URL(baseUrl).pathname })
const faults: string[] = []
/** The key that the samples of each operation send. */
const keys = new Map<string, string>()
const reference = buildApiReference(document)
const collection = buildPostmanCollection(document, reference)
const runs = listRuns()

try {
  const queue = runs.values()
  const work = async () => {
    for (const run of queue) await tryRun(run)
  }
  await Promise.all(Array.from({ length: width }, work))
} finally {
  recorder.stop()
  await prism.stop()
  rmSync(folder, { recursive: true })
}

const notes = Object.entries(lacking)
  .filter(([, commands]) => commands.length)
  .map(([language, commands]) => {
    const { label } = interpreters[language as ApiLanguage]
    return `${label} samples weren't run: no interpreter (missing: ${commands.join(', ')})`
  })
const counts = { passed: runs.length - faults.length, failed: faults.length, notes }
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/samples.json', JSON.stringify(counts))
console.log(
  [
    ...faults,
    ...notes,
    `${count(counts.passed, 'sample runs', 'samples run')} as documented, ${count(counts.failed, 'does', 'do')} not`,
  ].join('\n'),
)
process.exitCode = faults.length ? 1 : 0

/** Lists a successful run of every sample and, in each language, a run that gets the response for a task that doesn't exist. */
function listRuns(): Run[] {
  return listEndpoints(document).flatMap((endpoint) => {
    const id = endpoint.operation.value.operationId ?? ''
    const { samples = [], title = '' } = reference.operations.get(id) ?? {}
    const toRuns = (prefer?: number): Run[] => {
      const expected = buildExpectation(document, endpoint, prefer)
      const able = samples.filter(({ language }) => !lacking[language].length)
      const starts = able.map(({ language, label, code }) => {
        const name = `${id}-${expected.status}`
        return { label, start: (url: string) => runSample(language, code.replaceAll(baseUrl, url), folder, name) }
      })
      const postman = { label: 'Postman', start: (url: string) => sendPostmanRequest(collection, title, url) }
      return [...starts, postman].map((run) => ({ id, expected, prefer, ...run }))
    }
    // Unless we ask for 201, Prism responds to a POST with 200, which is meant for a repeated request.
    const successes = toRuns(endpoint.method === 'POST' ? 201 : undefined)
    return id === 'showTask' ? [...successes, ...toRuns(404)] : successes
  })
}

async function tryRun({ id, label, start, expected, prefer }: Run): Promise<void> {
  const { url, exchanges } = recorder.open({ prefer })
  // A program that can't start counts as a failure, and the others still run.
  const outcome: Outcome = await start(url).catch((error: Error) => ({
    exitCode: null,
    output: '',
    errors: error.message,
  }))
  try {
    checkRun(expected, outcome, exchanges, check)
    checkKey(id, exchanges[0]?.headers['idempotency-key'])
  } catch (error) {
    const said = [(error as Error).message, outcome.errors.trim(), exchanges[0]?.answer.slice(0, 500)]
    faults.push(`${id} in ${label} (${expected.status}): ${said.filter(Boolean).join('\n  ')}`)
  }
}

/** Checks that the key is the same in every language and every run, so that a second run is a replay, and that no other operation has it. */
function checkKey(id: string, key: string | string[] | undefined): void {
  if (key === undefined) return
  const known = keys.get(id)
  if (known === undefined && [...keys.values()].includes(String(key)))
    throw new Error('sends the key of another operation')
  if (known !== undefined && known !== key) throw new Error(`sends ${key} and not ${known} as its Idempotency-Key`)
  keys.set(id, String(key))
}
