// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showProgress } from './show-progress'

const bar = vi.hoisted(() => ({ startBar: vi.fn(), endBar: vi.fn(), load: vi.fn() }))
vi.mock('./progress-bar', () => {
  bar.load()
  return bar
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

// In this order: a module is loaded once.
test('does not even load the bar for a navigation that is over soon', async () => {
  const end = showProgress()
  await vi.advanceTimersByTimeAsync(99)
  end()
  await vi.advanceTimersByTimeAsync(1000)
  expect(bar.load).not.toHaveBeenCalled()
  expect(bar.startBar).not.toHaveBeenCalled()
})

test('shows it after 200 ms, and ends it with the navigation', async () => {
  const end = showProgress()
  await vi.advanceTimersByTimeAsync(199)
  expect(bar.load).toHaveBeenCalled()
  expect(bar.startBar).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(bar.startBar).toHaveBeenCalledOnce()
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(bar.endBar).toHaveBeenCalledOnce()
})

test('never starts one that ended while the bar was loading', async () => {
  const end = showProgress()
  await vi.advanceTimersByTimeAsync(150)
  end()
  await vi.advanceTimersByTimeAsync(1000)
  expect(bar.startBar).not.toHaveBeenCalled()
})
