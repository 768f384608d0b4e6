// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followCodeWrap, isCodeWrapped, watchWidth, wrapCode } from './code-wrap'

let resize: (entries: { target: Element }[]) => void

vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(tell: typeof resize) {
      resize = tell
    }
    observe() {}
    unobserve() {}
  },
)

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.wrap
})
afterEach(() => void vi.restoreAllMocks())

test("is stored for all pages, and removed when it's turned off", () => {
  const tell = vi.fn()
  const stop = followCodeWrap(tell)
  wrapCode(true)
  expect(isCodeWrapped()).toBe(true)
  expect(localStorage.getItem('code-wrap')).toBe('on')
  wrapCode(false)
  expect(isCodeWrapped()).toBe(false)
  expect(localStorage.getItem('code-wrap')).toBeNull()
  expect(tell).toHaveBeenCalledTimes(2)
  stop()
})

test('works without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  wrapCode(true)
  expect(isCodeWrapped()).toBe(true)
})

test('follows another tab', () => {
  const stop = followCodeWrap(() => {})
  window.dispatchEvent(new StorageEvent('storage', { key: 'code-wrap', newValue: 'on' }))
  expect(isCodeWrapped()).toBe(true)
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  expect(isCodeWrapped()).toBe(true)
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
  expect(isCodeWrapped()).toBe(false)
  stop()
})

test('reports a block whose lines are too wide, even while they wrap', () => {
  document.body.innerHTML = '<pre style="line-height: 20px"><code><span data-line></span></code></pre>'
  const block = document.querySelector('pre') as HTMLPreElement
  const tell = vi.fn()
  const stop = watchWidth(block, tell)
  const width = vi.spyOn(block, 'scrollWidth', 'get').mockReturnValue(500)
  vi.spyOn(block, 'clientWidth', 'get').mockReturnValue(300)
  resize([{ target: block }])
  expect(tell).toHaveBeenLastCalledWith(true)
  width.mockReturnValue(300)
  resize([{ target: block }])
  expect(tell).toHaveBeenLastCalledWith(false)
  wrapCode(true)
  vi.spyOn(block.querySelector('span') as HTMLElement, 'offsetHeight', 'get').mockReturnValue(40)
  resize([{ target: block }])
  expect(tell).toHaveBeenLastCalledWith(true)
  stop()
  resize([{ target: block }])
  expect(tell).toHaveBeenCalledTimes(3)
})
