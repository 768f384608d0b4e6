// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endBar, startBar } from './progress-bar'
import { showProgress } from './show-progress'

vi.mock('./progress-bar', () => ({ startBar: vi.fn(), endBar: vi.fn() }))

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('shows no bar for a short navigation', () => {
  const end = showProgress()
  vi.advanceTimersByTime(199)
  end()
  vi.advanceTimersByTime(1000)
  expect(startBar).not.toHaveBeenCalled()
})

test('shows the bar after 200 ms without waiting for anything else, and hides it after the navigation', () => {
  const end = showProgress()
  vi.advanceTimersByTime(200)
  expect(startBar).toHaveBeenCalledOnce()
  expect(endBar).not.toHaveBeenCalled()
  end()
  expect(endBar).toHaveBeenCalledOnce()
})
