import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Deploy,
  describeSite,
  drawPage,
  first,
  isPage,
  second,
  TestCaches,
  TestHost,
} from '../../testing/test-deploys'
import { deleteCaches } from './kept-site'
import { createOfflineWorker, type OfflineFetchEvent } from './worker'

const origin = 'https://site.example'
let caches: TestCaches
let host: TestHost
const update = vi.fn(async () => {})

/** Publishes a deploy and lets the browser replace the worker, as it does after a visit. */
async function deploy(files: Deploy) {
  host.published = files
  const worker = createWorker(files)
  await worker.install()
  await worker.activate()
  return worker
}
const createWorker = (files: Deploy) =>
  createOfflineWorker(describeSite(files), {
    caches: caches as unknown as CacheStorage,
    fetch: host.fetch as typeof fetch,
    origin,
    update,
  })
type Worker = ReturnType<typeof createWorker>

type Asked = { mode?: RequestMode; integrity?: string; preloadResponse?: Promise<Response> }
/** Returns the response, or undefined if the worker leaves the request to the browser. */
async function ask(worker: Worker, path: string, { mode = 'cors', integrity = '', preloadResponse }: Asked = {}) {
  let response: Promise<Response> | undefined
  const work: Promise<unknown>[] = []
  worker.answer({
    request: { url: origin + path, method: 'GET', mode, integrity, headers: new Headers() } as Request,
    preloadResponse,
    respondWith: (answer) => {
      response = answer
    },
    waitUntil: (more) => work.push(more),
  } satisfies OfflineFetchEvent)
  const answer = await response
  await Promise.all(work)
  return answer
}
const visit = (worker: Worker, path: string, more: Asked = {}) => ask(worker, path, { mode: 'navigate', ...more })
const read = async (response: Promise<Response | undefined>) => (await response)?.text()
const listKept = () =>
  [...caches.all.values()].flatMap(({ entries }) => [...entries.keys()].map((url) => new URL(url).pathname))

beforeEach(() => {
  caches = new TestCaches()
  host = new TestHost()
  update.mockClear()
})

describe('the worker, online', () => {
  test('serves what the host sends, even if it has kept another version of the page', async () => {
    const worker = await deploy(first)
    await worker.keep('/habits')
    host.published = second
    expect(await read(visit(worker, '/habits'))).toBe(second['/habits'])
    expect((await visit(worker, '/gone'))?.status).toBe(404)
  })

  test('uses a page that the browser has requested ahead, unless it failed or is marked as redirected', async () => {
    const worker = await deploy(first)
    await worker.keep('/habits')
    const preloaded = new Response('ahead')
    expect(await read(visit(worker, '/habits', { preloadResponse: Promise.resolve(preloaded) }))).toBe('ahead')
    host.published = second
    const failed = Promise.reject(new TypeError('failed'))
    expect(await read(visit(worker, '/habits', { preloadResponse: failed }))).toBe(second['/habits'])
    const redirected = Object.defineProperty(new Response('ahead'), 'redirected', { value: true })
    const preloadResponse = Promise.resolve(redirected)
    expect(await read(visit(worker, '/habits', { preloadResponse }))).toBe(second['/habits'])
  })

  test('keeps a page with its files and what a search needs, and requests each of them once', async () => {
    const worker = await deploy(first)
    await Promise.all([worker.keep('/habits'), worker.keep('/habits'), worker.keep('/journal')])
    expect(listKept().sort()).toEqual([
      '/_next/static/one.js',
      '/habits',
      '/habits.txt',
      '/journal',
      '/journal.txt',
      '/search-index/titles.json',
      '/search/w.js',
    ])
    expect(new Set(host.requested).size).toBe(host.requested.length)
  })

  test('keeps files with a hash in their names that pass through it, and nothing else', async () => {
    const worker = await deploy({ ...first, '/search-index/search-1.json': 'texts' })
    await ask(worker, '/search-index/search-1.json')
    await ask(worker, '/search-index/titles.json')
    await ask(worker, '/search-index/search-missing.json')
    await visit(worker, '/habits')
    expect(listKept()).toEqual(['/search-index/search-1.json'])
  })

  test("doesn't keep a page if one of its files is missing or it isn't part of the site", async () => {
    const worker = await deploy(first)
    const { '/_next/static/one.js': _script, ...others } = first
    host.published = others
    await worker.keep('/habits')
    await worker.keep('/no/such/page')
    expect(listKept()).not.toContain('/habits')
  })

  test('keeps 50 pages, and drops the one that was kept first, with its data', async () => {
    const pages = Array.from({ length: 51 }, (_, index) => drawPage(`/page${index}`, `Page ${index}`))
    const worker = await deploy(Object.assign({}, ...pages))
    for (let index = 0; index < 51; index++) await worker.keep(`/page${index}`)
    expect(listKept().filter(isPage)).toHaveLength(50)
    expect(listKept()).not.toContain('/page0')
    expect(listKept()).not.toContain('/page0.txt')
    expect(listKept()).toContain('/page1.txt')
  })

  test('works even if storage is full', async () => {
    const worker = await deploy(first)
    for (const cache of caches.all.values()) cache.put = async () => Promise.reject(new Error('QuotaExceededError'))
    await worker.keep('/habits')
    expect(await read(visit(worker, '/habits'))).toBe(first['/habits'])
    expect((await ask(worker, '/_next/static/one.js'))?.status).toBe(200)
  })
})

describe('the worker, offline', () => {
  test('answers with a kept page and its files', async () => {
    const worker = await deploy(first)
    await worker.keep('/habits')
    host.isOnline = false
    expect(await read(visit(worker, '/habits/?q=1'))).toBe(first['/habits'])
    expect(await read(ask(worker, '/_next/static/one.js'))).toBe('script one')
    expect(await read(ask(worker, '/habits.txt', { integrity: 'sha256-any' }))).toBe(first['/habits.txt'])
    expect(await read(ask(worker, '/search-index/titles.json'))).toBe('1')
  })

  test("says that a page isn't there, and lists those that are, the last one first", async () => {
    const worker = await deploy(first)
    await worker.keep('/habits')
    await worker.keep('/journal')
    host.isOnline = false
    const answer = await visit(worker, '/<b>pricing')
    expect(answer?.status).toBe(503)
    const html = (await answer?.text()) ?? ''
    expect(html).toContain('No connection')
    expect(html).not.toContain('<b>')
    expect(html.match(/<li>.*?<\/li>/g)).toEqual([
      '<li><a href="/journal">Journal &amp; more</a></li>',
      '<li><a href="/habits">Habits &amp; more</a></li>',
    ])
  })

  test('says that no page is there yet', async () => {
    const worker = await deploy(first)
    host.isOnline = false
    expect(await read(visit(worker, '/habits'))).toContain('There are none yet.')
  })

  test('lets other requests fail as they would', async () => {
    const worker = await deploy(first)
    host.isOnline = false
    await expect(ask(worker, '/_next/static/other.js')).rejects.toThrow('Failed to fetch')
    expect(await ask(worker, '/habits')).toBeUndefined()
    expect(await visit(worker, '/previews/x')).toBeUndefined()
  })
})

describe('after another deploy', () => {
  test('keeps what is the same and drops the rest, so that everything kept belongs to one deploy', async () => {
    const old = await deploy(first)
    await old.keep('/habits')
    await old.keep('/journal')
    host.requested = []
    const worker = await deploy(second)
    expect(host.requested).toEqual([])
    expect(caches.all.size).toBe(1)
    expect(listKept().sort()).toEqual(['/_next/static/one.js', '/journal', '/journal.txt', '/search/w.js'])
    await worker.keep('/habits')
    host.isOnline = false
    expect(await read(visit(worker, '/habits'))).toBe(second['/habits'])
    expect(await read(ask(worker, '/search-index/titles.json'))).toBe('2')
  })

  test('the old worker keeps nothing of the new deploy, and has the browser look for the new worker', async () => {
    const old = await deploy(first)
    await old.keep('/journal')
    host.published = second
    await old.keep('/habits')
    expect(listKept()).not.toContain('/habits')
    expect(update).toHaveBeenCalledOnce()
    host.isOnline = false
    expect((await visit(old, '/habits'))?.status).toBe(503)
    expect(await read(visit(old, '/journal'))).toBe(first['/journal'])
  })

  test('a page of the new deploy gets no files with fixed names from the old one', async () => {
    const old = await deploy(first)
    await old.keep('/journal')
    host.published = second
    // This page is the same in both.
    await visit(old, '/journal')
    expect(listKept()).toContain('/search-index/titles.json')
    await visit(old, '/habits')
    host.isOnline = false
    await expect(ask(old, '/search-index/titles.json')).rejects.toThrow('Failed to fetch')
    expect(await read(visit(old, '/journal'))).toBe(first['/journal'])
  })

  test("a page whose data comes from another deploy isn't kept", async () => {
    const worker = await deploy(second)
    host.published = { ...second, '/habits.txt': first['/habits.txt'] ?? '' }
    await worker.keep('/habits')
    expect(listKept()).not.toContain('/habits')
  })

  test('going back to the first deploy is another deploy', async () => {
    await (await deploy(first)).keep('/habits')
    await (await deploy(second)).keep('/habits')
    const worker = await deploy(first)
    expect(listKept()).not.toContain('/habits')
    host.isOnline = false
    expect((await visit(worker, '/habits'))?.status).toBe(503)
  })

  test('caches of other sites on the same origin stay, also when the worker removes itself', async () => {
    await caches.open('offline /site/ 1')
    await caches.open('other')
    await (await deploy(first)).keep('/habits')
    await deploy(second)
    expect([...caches.all.keys()]).toEqual(['offline /site/ 1', 'other', expect.stringMatching(/^offline \/ /)])
    await deleteCaches(caches as unknown as CacheStorage, '/')
    expect([...caches.all.keys()]).toEqual(['offline /site/ 1', 'other'])
  })
})
