// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { leaveFor } from './leave-for'
import { StoreRedirect } from './StoreRedirect.client'

vi.mock('./leave-for', () => ({ leaveFor: vi.fn() }))

const store = { name: 'Mac App Store', url: 'https://store.example/app', event: 'Mac App Store opened' }
const open = () => render(<StoreRedirect store={store} />)
const wait = (time: number) => act(() => vi.advanceTimersByTime(time))
const hide = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')

beforeEach(() => {
  vi.useFakeTimers()
  performance.getEntriesByType = () => []
  window.history.replaceState(null, '')
  window.plausible = vi.fn()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.mocked(leaveFor).mockClear()
  delete window.plausible
})

function expectToStay() {
  wait(5000)
  expect(leaveFor).not.toHaveBeenCalled()
  expect(window.plausible).not.toHaveBeenCalled()
}

test('opens the store after a second, once, and counts it', () => {
  open()
  wait(999)
  expect(leaveFor).not.toHaveBeenCalled()
  wait(1)
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith(store.url)
  expect(window.plausible).toHaveBeenCalledExactlyOnceWith(store.event, undefined)
  wait(10_000)
  expect(leaveFor).toHaveBeenCalledOnce()
})

test('needs no analytics', () => {
  delete window.plausible
  open()
  wait(1000)
  expect(leaveFor).toHaveBeenCalledOnce()
})

test('says what is about to happen, and the button keeps the page and the focus', () => {
  open()
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('The Mac App Store opens in a moment.')
  fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }))
  expect(status).toHaveTextContent('You stay on this page.')
  expect(status).toHaveFocus()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expectToStay()
})

describe('the store does not open', () => {
  test.each(['pagehide', 'beforeunload', 'popstate'])('after %s', (type) => {
    open()
    act(() => void window.dispatchEvent(new Event(type)))
    expectToStay()
  })

  test.each(['click', 'keydown'])('after a %s anywhere', (type) => {
    open()
    act(() => void document.body.dispatchEvent(new Event(type, { bubbles: true })))
    expectToStay()
  })

  test('once the page has been hidden, also when it is shown again', () => {
    open()
    const visibility = hide()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    visibility.mockRestore()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expectToStay()
  })

  test('once another page of the site is shown', () => {
    open().unmount()
    expectToStay()
  })

  test('from a page that is hidden from the start', () => {
    const visibility = hide()
    open()
    visibility.mockRestore()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expectToStay()
  })

  test('again from an entry of the history that has had it', () => {
    open()
    wait(1000)
    vi.mocked(leaveFor).mockClear()
    vi.mocked(window.plausible ?? vi.fn()).mockClear()
    open()
    expectToStay()
  })

  test('when the router has dropped the mark before the page was left', () => {
    open()
    window.history.replaceState({ router: 1 }, '')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(window.history.state).toMatchObject({ router: 1 })
    open()
    expectToStay()
  })
})
