// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { announcementKeys, closeAnnouncement, followAnnouncement } from './announcement'

const isClosed = () => document.documentElement.dataset.announcement === 'closed'
const dismissKey = 'docusaurus.announcement.dismiss'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.announcement
})

describe('closeAnnouncement', () => {
  test('stores the dismissal under the key of the specification', () => {
    closeAnnouncement()
    expect(isClosed()).toBe(true)
    expect(localStorage.getItem(dismissKey)).toBe('true')
    expect(announcementKeys).toEqual({ dismiss: dismissKey, id: 'docusaurus.announcement.id' })
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
