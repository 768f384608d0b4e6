import { describe, expect, test } from 'vitest'
import { type NavbarState, nextNavbarState } from './navbar-state'

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
  test('ignores a tremble', () => expect(scroll(shownAt(500), 503)).toEqual(shownAt(500)))

  test('adds slow movements up', () => {
    expect(scroll(scroll(shownAt(500), 504), 508)).toEqual(hiddenAt(508))
  })

  test('does not take the spring back from the bottom for scrolling up', () => {
    const atBottom = scroll(shownAt(2900), 3060)
    expect(atBottom).toEqual(hiddenAt(3000))
    expect(scroll(atBottom, 3000)).toEqual(hiddenAt(3000))
  })

  test('does not take the spring back from the top for scrolling down', () => {
    expect(scroll(scroll(shownAt(20), -80), 0)).toEqual(shownAt(0))
  })
})
