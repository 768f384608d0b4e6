// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const bar = { startBar: vi.fn(), endBar: vi.fn(), load: vi.fn(async () => {}) }

let showProgress: typeof import('./show-progress').showProgress

const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await vi.dynamicImportSettled()
}

beforeEach(async () => {
  vi.resetModules()
  vi.clearAllMocks()
  vi.doMock('./progress-bar', async () => {
    await bar.load()
    return { startBar: bar.startBar, endBar: bar.endBar }
  })
  ;({ showProgress } = await import('./show-progress'))
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('does not even load the bar for a navigation that is over soon', async () => {
  const end = showProgress()
  await pass(99)
  end()
  await pass(1000)
  expect(bar.load).not.toHaveBeenCalled()
  expect(bar.startBar).not.toHaveBeenCalled()
})

test('shows it after 200 ms, and ends it with the navigation', async () => {
  const end = showProgress()
  await pass(199)
  expect(bar.load).toHaveBeenCalledOnce()
  expect(bar.startBar).not.toHaveBeenCalled()
  await pass(1)
  expect(bar.startBar).toHaveBeenCalledOnce()
  end()
  await pass(0)
  expect(bar.endBar).toHaveBeenCalledOnce()
})

test('never starts it for a navigation that ended while it was loading', async () => {
  let arrive = () => {}
  bar.load.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  const end = showProgress()
  await vi.advanceTimersByTimeAsync(250)
  end()
  arrive()
  await pass(1000)
  expect(bar.load).toHaveBeenCalledOnce()
  expect(bar.startBar).not.toHaveBeenCalled()
})
