import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Answers, readRetryAfter, requestLinks } from './request-links'

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2026-11-23T12:00:00Z')
let server: Server
let origin = ''
/** The requests that the server got, as `GET /path`. */
let log: string[] = []
/** What the clock of the program shows, and for how long it has waited. */
let now = start
let waits: number[] = []

/** How the host responds, by path. What isn't listed is fine. */
const responses: Record<string, RequestListener> = {
  '/moved': (_request, response) => response.writeHead(301, { Location: '/fine' }).end(),
  '/moved-away': (_request, response) => response.writeHead(302, { Location: '/gone' }).end(),
  '/circle': (_request, response) => response.writeHead(302, { Location: '/circle' }).end(),
  '/gone': (_request, response) => response.writeHead(404).end(),
  '/refused': (_request, response) => response.writeHead(403).end(),
  '/broken': (_request, response) => response.writeHead(500).end(),
  '/broken-once': (_request, response) => response.writeHead(countRequests('/broken-once') > 1 ? 200 : 500).end(),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  // It never answers, or never ends its answer.
  '/silent': () => {},
  '/endless': (_request, response) => response.writeHead(200).write('and'),
  '/busy': (_request, response) => response.writeHead(429).end(),
  '/busy-5s': (_request, response) =>
    response.writeHead(countRequests('/busy-5s') > 1 ? 200 : 429, { 'Retry-After': '5' }).end(),
  '/busy-until': (_request, response) =>
    response
      .writeHead(countRequests('/busy-until') > 1 ? 200 : 503, { 'Retry-After': new Date(now + 30_000).toUTCString() })
      .end(),
  '/busy-hour': (_request, response) => response.writeHead(429, { 'Retry-After': '3600' }).end(),
  '/busy-always': (_request, response) => response.writeHead(429, { 'Retry-After': '1' }).end(),
}
const countRequests = (path: string) => log.filter((line) => line === `GET ${path}`).length

beforeEach(async () => {
  log = []
  waits = []
  now = start
  server = createServer((request, response) => {
    log.push(`${request.method} ${request.url}`)
    const respond = responses[request.url ?? ''] ?? (() => response.end('fine'))
    respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const at = (path: string) => `${origin}${path}`
/** Requests the paths, and returns the verdicts and the number of requested addresses. */
async function request(paths: readonly string[], known: Answers = {}, patience = 20_000, all = false) {
  const links = paths.map((path) => ({ url: at(path), host: new URL(origin).host, pages: ['/a.html'] }))
  const { answers, requested } = await requestLinks(links, known, {
    userAgent: 'test',
    patience,
    all,
    now: () => now,
    wait: async (milliseconds) => {
      waits.push(milliseconds)
      now += milliseconds
    },
  })
  return { answers, requested, found: paths.map((path) => answers[at(path)]?.verdict) }
}

describe('requestLinks', () => {
  test.each([
    ['/fine', 'fine'],
    ['/moved', 'fine'],
    ['/moved-away', 'gone'],
    ['/circle', 'unreachable'],
    ['/refused', 'refused'],
    ['/broken', 'unreachable'],
    ['/broken-once', 'fine'],
    ['/endless', 'fine'],
    ['/busy', 'refused'],
  ])('reports that %s is %s', async (path, verdict) => expect((await request([path])).found).toEqual([verdict]))

  test('reports a host that never responds as unreachable', async () => {
    expect((await request(['/silent'], {}, 200)).found).toEqual(['unreachable'])
    expect(countRequests('/silent')).toBe(3)
  })

  test("reports a host that isn't running as unreachable", async () => {
    const links = [{ url: 'http://127.0.0.1:1/', host: '127.0.0.1:1', pages: [] }]
    const settings = { userAgent: 'test', patience: 300, all: false, now: () => now, wait: async () => {} }
    const { answers } = await requestLinks(links, {}, settings)
    expect(Object.values(answers)).toEqual([{ verdict: 'unreachable', at: start }])
  })

  test('never sends HEAD requests, which hosts refuse', async () => {
    expect((await request(['/no-head'])).found).toEqual(['fine'])
    expect(log).toEqual(['GET /no-head'])
  })

  test('waits as long as a host asks, in seconds or until a date', async () => {
    expect((await request(['/busy-5s', '/busy-until'])).found).toEqual(['fine', 'fine'])
    expect(waits).toEqual([5000, 30_000])
  })

  test('gives up on a host that keeps asking for pauses', async () => {
    expect((await request(['/busy-always'])).found).toEqual(['postponed'])
    expect(countRequests('/busy-always')).toBe(3)
  })

  test('sends a host no more requests in this run or the next if it wants a long pause', async () => {
    const { answers, found } = await request(['/fine', '/busy-hour', '/other'])
    expect(found).toEqual(['fine', 'postponed', 'postponed'])
    expect(answers[at('/other')]?.until).toBe(start + 3_600_000)
    expect(log).toEqual(['GET /fine', 'GET /busy-hour'])
    now += 1_800_000
    expect((await request(['/busy-hour', '/other'], answers)).requested).toBe(0)
    now += 1_800_000
    expect((await request(['/other'], answers)).found).toEqual(['fine'])
  })

  test('reports a host as unreachable after it has asked for pauses for three weeks', async () => {
    let known: Answers = {}
    const found: unknown[] = []
    for (const week of [0, 1, 2, 3, 4]) {
      now = start + week * 7 * day
      const { answers } = await request(['/busy-hour', '/other'], known)
      known = answers
      found.push(['/busy-hour', '/other'].map((path) => answers[at(path)]?.verdict))
    }
    expect(found).toEqual([
      ['postponed', 'postponed'],
      ['postponed', 'postponed'],
      ['postponed', 'postponed'],
      ['unreachable', 'unreachable'],
      ['unreachable', 'unreachable'],
    ])
    expect(known[at('/busy-hour')]?.since).toBe(start)
  })

  test('counts the three weeks from the last time that a host responded', async () => {
    const { answers } = await request(['/busy-5s'], {
      [at('/busy-5s')]: { verdict: 'postponed', at: start - 30 * day, since: start - 30 * day },
    })
    expect(answers[at('/busy-5s')]).toEqual({ verdict: 'fine', at: now })
  })

  test('requests everything again if told to, and remembers since when a host has asked for pauses', async () => {
    const { answers } = await request(['/fine', '/busy-hour'])
    now = start + 22 * day
    const known = { ...answers, [at('/fine')]: { verdict: 'fine', at: now } as const }
    const again = await request(['/fine', '/busy-hour'], known, 20_000, true)
    expect(again.requested).toBe(2)
    expect(again.found).toEqual(['fine', 'unreachable'])
  })

  test('requests only what failed, and what last worked more than a week ago', async () => {
    const paths = ['/fine', '/gone', '/refused', '/broken']
    const { answers } = await request(paths)
    log = []
    now = start + day
    expect((await request(paths, answers)).requested).toBe(3)
    expect(log).not.toContain('GET /fine')
    now = start + 8 * day
    expect((await request(paths, answers)).requested).toBe(4)
    expect(log).toContain('GET /fine')
  })

  test('forgets addresses that no page links to any more', async () => {
    const { answers } = await request(['/fine', '/other'])
    expect(Object.keys((await request(['/fine'], answers)).answers)).toEqual([at('/fine')])
  })
})

test.each([
  [null, undefined],
  ['soon', undefined],
  ['120', start + 120_000],
  [' 0 ', start],
  ['Mon, 23 Nov 2026 12:05:00 GMT', start + 300_000],
  ['99999999999999', start + 7 * day],
])('readRetryAfter reads %j', (header, until) => expect(readRetryAfter(header, start)).toBe(until))
