// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type NavbarState, nextNavbarState, watchNavbar } from './navbar'

const scroll = (state: NavbarState, y: number, isPinned = false) => nextNavbarState(state, { y, maxY: 3000, isPinned })
const shownAt = (y: number): NavbarState => ({ isHidden: false, y })
const hiddenAt = (y: number): NavbarState => ({ isHidden: true, y })

describe('nextNavbarState', () => {
  test('hides on scrolling down', () => expect(scroll(shownAt(500), 540)).toEqual(hiddenAt(540)))
  test('shows on scrolling up', () => expect(scroll(hiddenAt(540), 500)).toEqual(shownAt(500)))
  test('stays hidden on scrolling further down', () => expect(scroll(hiddenAt(540), 600).isHidden).toBe(true))
  test('shows at the top of the page', () => expect(scroll(hiddenAt(400), 100).isHidden).toBe(false))
  test('never hides within the top of the page', () => expect(scroll(shownAt(0), 90).isHidden).toBe(false))
  test('never hides while it is pinned', () => expect(scroll(shownAt(500), 900, true)).toEqual(shownAt(900)))
  test('shows as soon as it is pinned', () => expect(scroll(hiddenAt(900), 900, true).isHidden).toBe(false))
  test('ignores tiny movements', () => expect(scroll(shownAt(500), 503)).toEqual(shownAt(500)))

  test('adds up slow movements', () => {
    expect(scroll(scroll(shownAt(500), 504), 508)).toEqual(hiddenAt(508))
  })

  test("doesn't mistake the bounce at the bottom for scrolling up", () => {
    const atBottom = scroll(shownAt(2900), 3060)
    expect(atBottom).toEqual(hiddenAt(3000))
    expect(scroll(atBottom, 3000)).toEqual(hiddenAt(3000))
  })

  test("doesn't mistake the bounce at the top for scrolling down", () => {
    expect(scroll(scroll(shownAt(20), -80), 0)).toEqual(shownAt(0))
  })
})

let stop: () => void
let isReduced = false
const isHidden = () => document.documentElement.classList.contains('navbarHidden')
const find = <T extends Element>(selector: string) => document.querySelector(selector) as T

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y)
  window.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  document.body.innerHTML = '<header><a href="/">Home</a><details></details></header><a href="#far">Far</a>'
  isReduced = false
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw()
    return 0
  })
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  vi.stubGlobal('scrollY', 0)
  stop = watchNavbar(find('header'))
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe('watchNavbar', () => {
  test('hides on scrolling down and shows on scrolling up', () => {
    scrollTo(600)
    expect(isHidden()).toBe(true)
    scrollTo(500)
    expect(isHidden()).toBe(false)
  })

  test('shows as soon as something in the navbar has the focus, and stays', () => {
    scrollTo(600)
    find<HTMLElement>('header a').focus()
    expect(isHidden()).toBe(false)
    scrollTo(900)
    expect(isHidden()).toBe(false)
  })

  test('stays while a menu is open', () => {
    find<HTMLDetailsElement>('details').open = true
    scrollTo(600)
    expect(isHidden()).toBe(false)
  })

  test('stays with reduced motion', () => {
    isReduced = true
    scrollTo(600)
    expect(isHidden()).toBe(false)
  })

  test.each<[string, () => void]>([
    ['a hash link', () => find<HTMLElement>('a[href="#far"]').click()],
    ['a new hash', () => window.dispatchEvent(new Event('hashchange'))],
    ['going back', () => window.dispatchEvent(new Event('popstate'))],
  ])('stays after the jump of %s, until the visitor scrolls', (_way, jump) => {
    jump()
    scrollTo(600)
    scrollTo(900)
    expect(isHidden()).toBe(false)
    document.dispatchEvent(new Event('scrollend'))
    scrollTo(1000)
    expect(isHidden()).toBe(true)
  })

  test('shows at once when a jump begins', () => {
    scrollTo(600)
    find<HTMLElement>('a[href="#far"]').click()
    expect(isHidden()).toBe(false)
  })

  test('keeps the back-to-top link visible after scrolling up, while the top is far away', () => {
    const isShown = () => document.documentElement.classList.contains('wayUp')
    const far = 3 * window.innerHeight
    scrollTo(far)
    expect(isShown()).toBe(false)
    scrollTo(far - 3)
    expect(isShown()).toBe(false)
    scrollTo(far - 40)
    expect(isShown()).toBe(true)
    scrollTo(far)
    expect(isShown()).toBe(false)
    isReduced = true
    scrollTo(far - 40)
    expect(isShown()).toBe(true)
    scrollTo(100)
    expect(isShown()).toBe(false)
    scrollTo(far)
    scrollTo(far - 40)
    stop()
    expect(isShown()).toBe(false)
  })

  test('leaves nothing behind when it stops', () => {
    scrollTo(600)
    stop()
    expect(isHidden()).toBe(false)
    scrollTo(900)
    expect(isHidden()).toBe(false)
  })
})
