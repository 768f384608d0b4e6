// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceRuntime } from '@/lib/browser/runtime-ready'
import { refreshWhenReady } from './refresh-when-ready'

const refresh = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  refresh.mockClear()
  delete document.documentElement.dataset.runtime
  window.next = { router: { hmrRefresh: refresh } }
  refreshWhenReady()
  vi.advanceTimersByTime(0)
})
afterEach(() => {
  vi.useRealTimers()
  delete window.next
})

test('refreshes a page only once after hydration, however often its sources changed before', async () => {
  window.next?.router?.hmrRefresh()
  window.next?.router?.hmrRefresh()
  await vi.advanceTimersByTimeAsync(1000)
  expect(refresh).not.toHaveBeenCalled()
  announceRuntime()
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledOnce()
})

test('refreshes a hydrated page at once', () => {
  announceRuntime()
  window.next?.router?.hmrRefresh()
  expect(refresh).toHaveBeenCalledOnce()
})

test('refreshes a page that never becomes ready', async () => {
  window.next?.router?.hmrRefresh()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(refresh).toHaveBeenCalledOnce()
})
