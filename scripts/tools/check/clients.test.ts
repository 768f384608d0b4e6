import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Endpoint, getKey, listEndpoints, listExamples, locate, resolve } from '@/lib/api/document'
import type { Response as ApiResponse, OpenApiDocument } from '@/lib/api/openapi-types'
import { apiSource } from '@/lib/source/api'
import { fillSiteTokens } from '@/lib/source/site-tokens.mjs'
import type { Outcome, Target } from './clients/client'
import { generateClient } from './generate-clients'
import { type Prism, startPrism } from './prism'

const document = parse(fillSiteTokens(readFileSync(apiSource, 'utf8'))) as OpenApiDocument
const endpoints = listEndpoints(document)
const statuses = { GET: 200, POST: 201, PATCH: 200, DELETE: 204 } as const
const files = ['openapi-fetch', 'hey-api'] as const

/** A response that the document shows: its status, the name of its example, and its error code. */
type Shown = { status: number; example: string; code: string }

function listErrors({ operation }: Endpoint): Shown[] {
  return Object.entries(getKey(operation, 'responses', 'add them')).flatMap(([status, own]) => {
    if (!/^[45]/.test(status)) return []
    const response = resolve<ApiResponse>(document, locate(operation, own, 'responses', status))
    return listExamples(document, response).map(({ name, value }) => {
      const { error } = value.value as { error: { code: string } }
      return { status: Number(status), example: name, code: error.code }
    })
  })
}

/** Returns a `fetch` that asks the mock server for a response. */
const preferring =
  (prefer: string): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init)
    request.headers.set('Prefer', prefer)
    return fetch(request)
  }

describe.runIf(process.env.E2E_FULL)('generated clients', () => {
  let prism: Prism
  let programs: { file: string; module: typeof import('./clients/openapi-fetch') }[]

  beforeAll(async () => {
    await generateClient(document)
    const modules = [await import('./clients/openapi-fetch'), await import('./clients/hey-api')]
    programs = files.map((file, index) => ({ file, module: modules[index] as (typeof modules)[0] }))
    prism = await startPrism(document)
  }, 60_000)

  afterAll(() => prism?.stop())

  const run = async (module: (typeof programs)[0]['module'], id: string, prefer: string): Promise<Outcome> => {
    const target: Target = { baseUrl: `http://127.0.0.1:${prism.port}`, fetch: preferring(prefer) }
    const call = module.buildProgram(target)[id]
    return call ? call() : { status: 0 }
  }

  test('have strict types', () => {
    const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['-p', 'scripts/tools/check/clients'], {
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
    expect(status).toBe(0)
  })

  test.each(files)('are used by %s without `any`, casts or suppressed errors', (file) => {
    const code = readFileSync(`scripts/tools/check/clients/${file}.ts`, 'utf8')
    expect(code.match(/\bany\b|@ts-|biome-ignore|\bas (?!api from)\w|[\w)\]]!/g)).toBeNull()
  })

  test('can call every operation', async () => {
    for (const { file, module } of programs) {
      for (const { operation, method } of endpoints) {
        const id = operation.value.operationId ?? ''
        const status = statuses[method]
        expect(await run(module, id, `code=${status}`), `${id} of ${file}`).toEqual({ status })
      }
    }
  })

  test('handle every documented error, and know its code', async () => {
    const met = new Set<string>()
    for (const { file, module } of programs) {
      for (const endpoint of endpoints) {
        const id = endpoint.operation.value.operationId ?? ''
        for (const { status, example, code } of listErrors(endpoint)) {
          const outcome = await run(module, id, `code=${status}, example=${example}`)
          expect(outcome, `${id} of ${file}, ${example}`).toMatchObject({ status, code })
          expect(outcome.decision, `${code} of ${file}`).toMatch(/^(?:retry|wait for space|report)$/)
          met.add(code)
        }
      }
    }
    expect([...met].toSorted()).toEqual(document['x-errors']?.map(({ code }) => code).toSorted())
  }, 120_000)

  test('repeat a request if a proxy responds with a page', async () => {
    const proxy = async () =>
      new Response('<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } })
    for (const { file, module } of programs) {
      const program = module.buildProgram({ baseUrl: 'https://api.example', fetch: proxy })
      expect(await program.listTasks?.(), file).toEqual({ status: 502, decision: 'retry' })
    }
  })

  test('treat a code that is added later as unknown', () => {
    expect(programs.map(({ module }) => module.decide('teapot'))).toEqual(['unknown', 'unknown'])
  })
})
