// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { announcementKeys, closeAnnouncement, followAnnouncement } from './announcement'
import { startAnnouncement } from './pre-paint/announcement'

const isClosed = () => document.documentElement.dataset.announcement === 'closed'
const dismissKey = 'docusaurus.announcement.dismiss'
const idKey = 'docusaurus.announcement.id'

/** What's new is stored once the page has loaded. */
const arrive = (id: string) => {
  startAnnouncement(id)
  dispatchEvent(new Event('load'))
}

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.announcement
})

describe('startAnnouncement', () => {
  test('shows the bar on the first visit and notes its id', () => {
    arrive('a')
    expect(isClosed()).toBe(false)
    expect(localStorage.getItem(idKey)).toBe('a')
    expect(localStorage.getItem(dismissKey)).not.toBe('true')
  })

  test('keeps the bar closed on later visits', () => {
    arrive('a')
    closeAnnouncement()
    delete document.documentElement.dataset.announcement
    startAnnouncement('a')
    expect(isClosed()).toBe(true)
  })

  test('shows the bar again and resets the dismissal when the id changes', () => {
    arrive('a')
    closeAnnouncement()
    arrive('b')
    expect(isClosed()).toBe(false)
    expect(localStorage.getItem(idKey)).toBe('b')
    expect(localStorage.getItem(dismissKey)).toBe('false')
  })

  test('keeps the bar closed that was closed before the page had loaded', () => {
    startAnnouncement('a')
    closeAnnouncement()
    dispatchEvent(new Event('load'))
    expect(localStorage.getItem(dismissKey)).toBe('true')
  })

  test('shows a new announcement even where the old dismissal cannot be overwritten', () => {
    localStorage.setItem(idKey, 'a')
    localStorage.setItem(dismissKey, 'true')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    startAnnouncement('b')
    full.mockRestore()
    expect(isClosed()).toBe(false)
  })
})

describe('closeAnnouncement', () => {
  test('stores the dismissal under the key of the specification', () => {
    startAnnouncement('a')
    closeAnnouncement()
    expect(isClosed()).toBe(true)
    expect(localStorage.getItem(dismissKey)).toBe('true')
    expect(announcementKeys).toEqual({ dismiss: dismissKey, id: idKey })
  })
})

describe('followAnnouncement', () => {
  const tell = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init))

  test('closes and shows the bar as other tabs do, until it is stopped', () => {
    const stop = followAnnouncement()
    tell({ key: dismissKey, newValue: 'true' })
    expect(isClosed()).toBe(true)
    tell({ key: 'theme', newValue: 'dark' })
    expect(isClosed()).toBe(true)
    tell({ key: null, newValue: null })
    expect(isClosed()).toBe(false)
    stop()
    tell({ key: dismissKey, newValue: 'true' })
    expect(isClosed()).toBe(false)
  })
})
