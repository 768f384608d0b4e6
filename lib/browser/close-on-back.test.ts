// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeOnBack, leaveFromPage, leaveOverlayEntry } from './close-on-back'

const close = vi.fn()
const routerPop = vi.fn()
let isPhone = true
let cleanups: (() => void)[] = []

const isOverlayEntry = () => window.history.state?.isOverlay === true
/** Counts what the browser reports; registered first, so nothing keeps it from seeing an event. */
let pops = 0
window.addEventListener('popstate', () => pops++, { capture: true })
async function nextPop() {
  const before = pops
  await vi.waitFor(() => expect(pops).toBeGreaterThan(before))
}
async function goBack() {
  const popped = nextPop()
  window.history.back()
  await popped
}
function open() {
  const closed = closeOnBack(close)
  cleanups.push(closed)
  return closed
}

function makeOverlay(html: string) {
  const overlay = document.createElement('dialog')
  overlay.open = true
  overlay.innerHTML = html
  document.body.replaceChildren(overlay)
  cleanups.push(leaveFromPage(overlay))
  return overlay
}

beforeEach(() => {
  isPhone = true
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  // Does what the router would do: adds a page with its own state.
  window.history.pushState({ __NA: true }, '', `/page-${Math.random()}`)
  window.addEventListener('popstate', routerPop)
  vi.clearAllMocks()
})

afterEach(async () => {
  for (const cleanup of cleanups) cleanup()
  cleanups = []
  await Promise.resolve()
  await leaveOverlayEntry()
  window.removeEventListener('popstate', routerPop)
})

describe('closeOnBack', () => {
  test('stays on the page and closes on the first Back, without notifying the router', async () => {
    const { pathname } = window.location
    open()
    expect(window.history.state).toEqual({ __NA: true, isOverlay: true })
    await goBack()
    expect(close).toHaveBeenCalledOnce()
    expect(window.location.pathname).toBe(pathname)
    expect(window.history.state).toEqual({ __NA: true })
    expect(routerPop).not.toHaveBeenCalled()
  })

  test('leaves no history entry behind when the overlay closes another way', async () => {
    const closed = open()
    const popped = nextPop()
    closed()
    await popped
    expect(isOverlayEntry()).toBe(false)
    expect(close).not.toHaveBeenCalled()
    expect(routerPop).not.toHaveBeenCalled()
  })

  test('hands its entry to an overlay that opens as it closes', async () => {
    const closed = open()
    const { length } = window.history
    closed()
    open()
    await Promise.resolve()
    expect(isOverlayEntry()).toBe(true)
    expect(window.history.length).toBe(length)
  })

  test('gets a new entry when it opens while the browser is still going back', async () => {
    const closed = open()
    const popped = nextPop()
    closed()
    await Promise.resolve()
    open()
    await popped
    await vi.waitFor(() => expect(isOverlayEntry()).toBe(true))
    expect(close).not.toHaveBeenCalled()
    await goBack()
    expect(close).toHaveBeenCalledOnce()
  })

  test('closes one overlay at a time, the newest first', async () => {
    const { pathname } = window.location
    open()
    const closeTop = vi.fn(() => closedTop())
    const closedTop = closeOnBack(closeTop)
    await goBack()
    expect(closeTop).toHaveBeenCalledOnce()
    expect(close).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(isOverlayEntry()).toBe(true))
    await goBack()
    expect(close).toHaveBeenCalledOnce()
    expect(window.location.pathname).toBe(pathname)
    expect(routerPop).not.toHaveBeenCalled()
  })

  test('uses the entry that Forward led to', async () => {
    const closed = open()
    await goBack()
    closed()
    const popped = nextPop()
    window.history.forward()
    await popped
    expect(isOverlayEntry()).toBe(true)
    const { length } = window.history
    open()
    expect(window.history.length).toBe(length)
    await goBack()
    expect(close).toHaveBeenCalledTimes(2)
  })

  test('adds no entry on a desktop, where Back closes and leaves the page', async () => {
    isPhone = false
    const { length } = window.history
    open()
    expect(window.history.length).toBe(length)
    await goBack()
    expect(close).toHaveBeenCalledOnce()
    expect(routerPop).toHaveBeenCalledOnce()
  })
})

describe('leaveFromPage', () => {
  test('follows a link once the entry is gone', async () => {
    open()
    const overlay = makeOverlay('<a href="#next"><b>Next</b></a>')
    const follow = vi.fn((event: Event) => {
      event.preventDefault()
      return isOverlayEntry()
    })
    overlay.addEventListener('click', follow)
    overlay.querySelector('b')?.click()
    expect(follow).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(follow).toHaveReturnedWith(false))
    expect(follow).toHaveBeenCalledOnce()
    expect(close).not.toHaveBeenCalled()
  })

  test.each([
    ['opens a new tab', '<a href="#a" target="_blank">A</a>', {}],
    ['is opened with a modifier key', '<a href="#a">A</a>', { ctrlKey: true }],
  ])('ignores a link that %s', (_what, html, init) => {
    open()
    const overlay = makeOverlay(html)
    const follow = vi.fn((event: Event) => event.preventDefault())
    overlay.addEventListener('click', follow)
    overlay.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    expect(follow).toHaveBeenCalledOnce()
  })

  test('submits a form once the entry is gone, and gets a new one if the overlay stays open', async () => {
    open()
    const overlay = makeOverlay('<form><button>Search</button></form>')
    const send = vi.fn((event: Event) => {
      event.preventDefault()
      return isOverlayEntry()
    })
    overlay.addEventListener('submit', send)
    overlay.querySelector('button')?.click()
    await vi.waitFor(() => expect(send).toHaveReturnedWith(false))
    await vi.waitFor(() => expect(isOverlayEntry()).toBe(true))
  })
})
