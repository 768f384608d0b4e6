// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const postMessage = vi.fn()
let workers: { register: ReturnType<typeof vi.fn>; ready: Promise<unknown> } & EventTarget
let idle: (() => void)[]

/** Returns the function of a page that has just been loaded. */
const load = async () => (await import('./keep-page')).keepPage

const set = (values: object) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { value, configurable: true })
}
const rest = async () => {
  for (const work of idle.splice(0)) work()
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  vi.resetModules()
  postMessage.mockClear()
  idle = []
  workers = Object.assign(new EventTarget(), {
    register: vi.fn(async () => {}),
    ready: Promise.resolve({ active: { postMessage } }),
  })
  set({ serviceWorker: workers, connection: undefined })
  window.requestIdleCallback = (work) => idle.push(work as () => void)
})
afterEach(() => set({ serviceWorker: undefined, connection: undefined }))

describe('keepPage', () => {
  test("waits until the browser is idle, registers the worker once, and sends it each page's address", async () => {
    const keepPage = await load()
    keepPage('/docs/habits')
    expect(workers.register).not.toHaveBeenCalled()
    await rest()
    keepPage('/docs/journal')
    await rest()
    expect(workers.register.mock.calls).toEqual([['/offline-worker.js', { updateViaCache: 'none' }]])
    expect(postMessage.mock.calls).toEqual([['/docs/habits'], ['/docs/journal']])
  })

  test("sends the current page's address again to the worker of a new deploy", async () => {
    const keepPage = await load()
    keepPage('/docs/habits')
    await rest()
    workers.dispatchEvent(new Event('controllerchange'))
    await rest()
    expect(postMessage.mock.calls).toEqual([['/docs/habits'], ['/docs/habits']])
  })

  test('registers the worker on the next page if the first attempt had no connection', async () => {
    workers.register.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const keepPage = await load()
    keepPage('/docs/habits')
    await rest()
    keepPage('/docs/journal')
    await rest()
    expect(workers.register).toHaveBeenCalledTimes(2)
    expect(postMessage.mock.calls).toEqual([['/docs/journal']])
  })

  test('does nothing for visitors with data saver on', async () => {
    set({ connection: { saveData: true } })
    const keepPage = await load()
    keepPage('/docs/habits')
    expect(idle).toEqual([])
  })

  test.each<[string, () => void]>([
    ['has no workers', () => set({ serviceWorker: undefined })],
    ['refuses them', () => workers.register.mockRejectedValue(new DOMException('SecurityError'))],
  ])('does nothing if the browser %s', async (_what, refuse) => {
    refuse()
    const keepPage = await load()
    keepPage('/docs/habits')
    await rest()
    expect(postMessage).not.toHaveBeenCalled()
  })
})
