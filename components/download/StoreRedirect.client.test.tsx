// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startRouteTransition } from '@/lib/browser/navigation'
import { leaveFor } from './leave-for'
import { StoreRedirect } from './StoreRedirect.client'

vi.mock('./leave-for', () => ({ leaveFor: vi.fn() }))

const store = { name: 'Mac App Store', url: 'https://store.example/app', event: 'Mac App Store opened' } as const
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

test('works without analytics', () => {
  delete window.plausible
  open()
  wait(1000)
  expect(leaveFor).toHaveBeenCalledOnce()
})

test('announces the redirect, and the button cancels it and keeps the focus', () => {
  open()
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('Opening the Mac App Store…')
  fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }))
  expect(status).toHaveTextContent('You’re staying on this page.')
  expect(status).toHaveFocus()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expectToStay()
})

test('Escape cancels the redirect, and leaves the focus where it is', () => {
  open()
  const button = screen.getByRole('button')
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Escape')
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect(screen.getByRole('status')).toHaveTextContent('You’re staying on this page.')
  expect(screen.getByRole('status')).not.toHaveFocus()
  expectToStay()
})

test("Escape on the button doesn't lose the focus", () => {
  open()
  screen.getByRole('button').focus()
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' })
  expect(screen.getByRole('status')).toHaveFocus()
  expectToStay()
})

describe('the store still opens', () => {
  test.each(['Tab', 'Shift', 'ArrowDown', ' ', 'Enter', 'k'])('after the key %j', (key) => {
    open()
    act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    wait(1000)
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith(store.url)
  })

  test("after a click on something that isn't a link", () => {
    open()
    fireEvent.click(document.body)
    wait(1000)
    expect(leaveFor).toHaveBeenCalledOnce()
  })

  test('after the router moves within the page', () => {
    open()
    startRouteTransition('#files', 'push')
    wait(1000)
    expect(leaveFor).toHaveBeenCalledOnce()
  })

  test('once, a second after a tab opened in the background is first visible', () => {
    const visibility = hide()
    open()
    wait(60_000)
    expect(leaveFor).not.toHaveBeenCalled()
    expect(screen.getByRole('button')).toBeVisible()
    visibility.mockRestore()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    wait(999)
    expect(leaveFor).not.toHaveBeenCalled()
    wait(1)
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith(store.url)
    expect(window.plausible).toHaveBeenCalledOnce()
  })

  test('in a background tab that was reloaded before anyone saw it', () => {
    const visibility = hide()
    const { unmount } = open()
    window.dispatchEvent(new Event('pagehide'))
    unmount()
    visibility.mockRestore()
    open()
    wait(1000)
    expect(leaveFor).toHaveBeenCalledOnce()
  })
})

describe("the store doesn't open", () => {
  test.each(['pagehide', 'beforeunload', 'popstate'])('after %s', (type) => {
    open()
    act(() => void window.dispatchEvent(new Event(type)))
    expectToStay()
  })

  test('once the router begins to load another page', () => {
    open()
    act(() => startRouteTransition('/pricing', 'push'))
    expectToStay()
  })

  test('once the page has been hidden, even if it is shown again', () => {
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

  test('in a background tab before anyone sees it', () => {
    hide()
    open()
    expectToStay()
  })

  test('again for a history entry that has already opened it', () => {
    open()
    wait(1000)
    vi.mocked(leaveFor).mockClear()
    vi.mocked(window.plausible ?? vi.fn()).mockClear()
    open()
    expectToStay()
  })

  test('if the router dropped the mark before the visitor left the page', () => {
    open()
    window.history.replaceState({ router: 1 }, '')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(window.history.state).toMatchObject({ router: 1 })
    open()
    expectToStay()
  })
})
