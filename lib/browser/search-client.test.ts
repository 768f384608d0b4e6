// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toIndexFiles } from '../search/index-files'
import type { FromWorker, SearchRequest, ToWorker } from '../search/protocol'

const request = (query: string): SearchRequest => ({ query, version: '2.x', limit: 5 })
const answer = { hits: [], total: 0, counts: { docs: 0, api: 0, releases: 0, site: 0 }, nearest: [] }
const listen = () => ({ onAnswer: vi.fn(), onFailure: vi.fn() })
let workers: FakeWorker[] = []

class FakeWorker extends EventTarget {
  readonly got: ToWorker[] = []
  readonly terminate = vi.fn()
  constructor() {
    super()
    workers.push(this)
  }
  postMessage(message: ToWorker) {
    this.got.push(message)
    if (message.kind === 'load') queueMicrotask(() => this.say({ kind: 'ready' }))
  }
  say(data: FromWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  /** The queries that it has received, with the ids to answer. */
  get asked() {
    return this.got.flatMap((message) => (message.kind === 'ask' ? [[message.id, message.request.query] as const] : []))
  }
}

/** Loads a fresh client for each test. */
async function loadClient() {
  vi.resetModules()
  return import('./search-client')
}

beforeEach(() => {
  workers = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('askSearch', () => {
  test("passes on the worker's answer", async () => {
    const { askSearch } = await loadClient()
    const listener = listen()
    askSearch(request('a'), listener)
    await vi.waitFor(() => expect(workers[0]?.asked).toEqual([[1, 'a']]))
    workers[0]?.say({ kind: 'answer', id: 1, answer, isComplete: false })
    workers[0]?.say({ kind: 'answer', id: 1, answer, isComplete: true })
    expect(listener.onAnswer.mock.calls).toEqual([
      [answer, false],
      [answer, true],
    ])
  })

  test('skips queries typed in between, and drops answers to earlier ones', async () => {
    const { askSearch } = await loadClient()
    const [first, second, third] = [listen(), listen(), listen()]
    askSearch(request('a'), first)
    askSearch(request('ab'), second)
    askSearch(request('abc'), third)
    await vi.waitFor(() => expect(workers[0]?.asked).toEqual([[1, 'a']]))
    workers[0]?.say({ kind: 'answer', id: 1, answer, isComplete: true })
    await vi.waitFor(() => expect(workers[0]?.asked.at(-1)).toEqual([2, 'abc']))
    workers[0]?.say({ kind: 'answer', id: 2, answer, isComplete: true })
    expect(third.onAnswer).toHaveBeenCalledOnce()
    expect(first.onAnswer).not.toHaveBeenCalled()
    expect(second.onAnswer).not.toHaveBeenCalled()
  })

  test('drops the answer to a cancelled request', async () => {
    const { askSearch } = await loadClient()
    const listener = listen()
    const drop = askSearch(request('a'), listener)
    await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1))
    drop()
    workers[0]?.say({ kind: 'answer', id: 1, answer, isComplete: true })
    expect(listener.onAnswer).not.toHaveBeenCalled()
  })

  test('reports a failure, and asks the same worker again', async () => {
    const { askSearch } = await loadClient()
    const listener = listen()
    askSearch(request('a'), listener)
    await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1))
    workers[0]?.say({ kind: 'failure', id: 1, message: '/x answered 404' })
    expect(listener.onFailure).toHaveBeenCalledExactlyOnceWith(new Error('/x answered 404'))
    askSearch(request('a'), listener)
    await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(2))
  })

  test('starts another worker after one broke down', async () => {
    const { askSearch } = await loadClient()
    const listener = listen()
    askSearch(request('a'), listener)
    await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1))
    workers[0]?.dispatchEvent(new ErrorEvent('error', { message: 'out of memory', cancelable: true }))
    expect(listener.onFailure).toHaveBeenCalledExactlyOnceWith(new Error('out of memory'))
    askSearch(request('b'), listener)
    await vi.waitFor(() => expect(workers[1]?.asked).toEqual([[1, 'b']]))
  })

  test('asks another worker what was typed while one broke down', async () => {
    const { askSearch } = await loadClient()
    askSearch(request('a'), listen())
    await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1))
    askSearch(request('ab'), listen())
    workers[0]?.dispatchEvent(new ErrorEvent('error', { message: 'out of memory', cancelable: true }))
    await vi.waitFor(() => expect(workers[1]?.asked).toEqual([[1, 'ab']]))
  })
})

describe('without workers', () => {
  afterEach(() => void vi.useRealTimers())
  // The page imports the engine first, which takes a busy machine a while.
  const slow = { timeout: 10_000 }

  /** A worker whose file never arrives, or fails. */
  class SilentWorker extends FakeWorker {
    override postMessage(message: ToWorker) {
      this.got.push(message)
    }
  }

  const record = { title: 'Mood', section: '', url: '/docs/mood', hash: '', breadcrumbs: [], text: '', keywords: [] }
  const { files } = toIndexFiles(
    [
      { context: 'docs', version: '2.x', records: [{ ...record, level: 1 }] },
      ...(['api', 'releases', 'site'] as const).map((context) => ({ context, records: [] })),
    ],
    { synonyms: [], snippetLength: 50 },
    () => 'h',
  )
  const serve = vi.fn(async (url: string) => {
    const name = url.split('/search-index/')[1] ?? ''
    const text = files.get(name)
    return text === undefined ? new Response('', { status: 404 }) : new Response(text)
  })

  test.each([
    ['they do not exist', undefined],
    [
      'they are forbidden',
      class {
        constructor() {
          throw new DOMException('Refused by the policy', 'SecurityError')
        }
      },
    ],
  ])('answers from the page itself if %s', async (_case, worker) => {
    vi.stubGlobal('Worker', worker)
    vi.stubGlobal('fetch', serve)
    const { askSearch } = await loadClient()
    const listener = listen()
    askSearch(request('mood'), listener)
    const whole = expect.objectContaining({ hits: [expect.objectContaining({ url: '/docs/mood' })] })
    await vi.waitFor(() => expect(listener.onAnswer).toHaveBeenLastCalledWith(whole, true), slow)
  })

  test('answers from the page when the worker takes too long to start', async () => {
    // The engine's own timers must keep running, whether its files are there before the five seconds are over or after.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    vi.stubGlobal('Worker', SilentWorker)
    vi.stubGlobal('fetch', serve)
    const { askSearch } = await loadClient()
    const listener = listen()
    askSearch(request('mood'), listener)
    await vi.advanceTimersByTimeAsync(5000)
    await vi.waitFor(() => expect(listener.onAnswer).toHaveBeenLastCalledWith(expect.anything(), true), slow)
    expect(workers[0]?.terminate).toHaveBeenCalled()
  })

  test("doesn't try the worker again with each letter", async () => {
    vi.stubGlobal('Worker', SilentWorker)
    vi.stubGlobal('fetch', serve)
    const { askSearch } = await loadClient()
    for (const query of ['m', 'mood']) {
      const listener = listen()
      askSearch(request(query), listener)
      workers[0]?.dispatchEvent(new ErrorEvent('error', { cancelable: true }))
      await vi.waitFor(() => expect(listener.onAnswer).toHaveBeenLastCalledWith(expect.anything(), true), slow)
    }
    expect(workers).toHaveLength(1)
  })

  test("reports files that don't load", async () => {
    vi.stubGlobal('Worker', undefined)
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>'))
    const { askSearch } = await loadClient()
    const listener = listen()
    askSearch(request('mood'), listener)
    await vi.waitFor(() => expect(listener.onFailure).toHaveBeenCalledOnce(), slow)
    expect(String(listener.onFailure.mock.calls[0]?.[0])).toMatch(/titles-2\.x-docs\.json didn't answer with JSON/)
  })
})

describe('prepareSearch', () => {
  test('loads before anybody asks, and never throws', async () => {
    const { prepareSearch } = await loadClient()
    prepareSearch({ version: '1.x', context: 'docs' })
    const request = { version: '1.x', context: 'docs' }
    await vi.waitFor(() => expect(workers[0]?.got.at(-1)).toEqual({ kind: 'load', request }))
    expect(workers[0]?.got[0]).toMatchObject({ kind: 'start', request })
  })
})
