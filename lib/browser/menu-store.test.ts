import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  closeMenu,
  offerSecondaryMenu,
  openMenu,
  readInitialMenu,
  readMenu,
  showMainMenu,
  subscribeMenu,
} from './menu-store'

afterEach(closeMenu)

describe('menu store', () => {
  test('opens on the main panel of a page without its own menu', () => {
    openMenu()
    expect(readMenu()).toMatchObject({ isOpen: true, panel: 'main' })
  })

  test("opens on the page's own panel and leads back to the main one", () => {
    const withdraw = offerSecondaryMenu('Documentation')
    openMenu()
    expect(readMenu()).toMatchObject({ panel: 'secondary', secondaryLabel: 'Documentation' })
    showMainMenu()
    expect(readMenu()).toMatchObject({ isOpen: true, panel: 'main' })
    withdraw()
  })

  test("shows the page's own panel first again the next time", () => {
    const withdraw = offerSecondaryMenu('Documentation')
    openMenu()
    showMainMenu()
    closeMenu()
    openMenu()
    expect(readMenu().panel).toBe('secondary')
    withdraw()
  })

  test('falls back to the main panel when the page is left', () => {
    const withdraw = offerSecondaryMenu('Documentation')
    openMenu()
    withdraw()
    expect(readMenu()).toMatchObject({ panel: 'main', secondaryLabel: undefined })
  })

  test('notifies subscribers only of changes, until they unsubscribe', () => {
    const notify = vi.fn()
    const leave = subscribeMenu(notify)
    closeMenu()
    expect(notify).not.toHaveBeenCalled()
    openMenu()
    expect(notify).toHaveBeenCalledTimes(1)
    leave()
    closeMenu()
    expect(notify).toHaveBeenCalledTimes(1)
  })

  test('starts closed on the server, whatever happened since', () => {
    openMenu()
    expect(readInitialMenu().isOpen).toBe(false)
  })
})
