// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  announceMissedChanges,
  followStored,
  readSession,
  readStored,
  removeSession,
  removeStored,
  writeSession,
  writeStored,
} from './storage'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(() => {
  warn.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  delete window.storageHasFailed
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})

function failEverywhere() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
}

describe('storage', () => {
  test('keeps, reads and forgets a value', () => {
    expect(readStored('theme')).toBeNull()
    writeStored('theme', 'dark')
    expect(readStored('theme')).toBe('dark')
    removeStored('theme')
    expect(readStored('theme')).toBeNull()
    expect(warn).not.toHaveBeenCalled()
  })

  test('does nothing and warns once per page load if storage is blocked', () => {
    failEverywhere()
    expect(readStored('theme')).toBeNull()
    expect(() => writeStored('theme', 'dark')).not.toThrow()
    expect(() => removeStored('theme')).not.toThrow()
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]?.[0]).toMatch(/storage is unavailable/)
  })

  test('warns and continues if storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    writeStored('theme', 'dark')
    expect(readStored('theme')).toBeNull()
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('stays silent when another bundle of the page has warned already', () => {
    window.storageHasFailed = true
    failEverywhere()
    expect(readStored('theme')).toBeNull()
    expect(warn).not.toHaveBeenCalled()
  })

  test('treats a browser without storage like one that blocks it', () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage)
    expect(readStored('theme')).toBeNull()
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('storage of the tab', () => {
  test('keeps, reads and forgets a value, separately from local storage', () => {
    localStorage.setItem('form-draft-contact', 'lasting')
    expect(readSession('form-draft-contact')).toBeNull()
    writeSession('form-draft-contact', 'Hello')
    expect(readSession('form-draft-contact')).toBe('Hello')
    removeSession('form-draft-contact')
    expect(readSession('form-draft-contact')).toBeNull()
    expect(localStorage.getItem('form-draft-contact')).toBe('lasting')
  })

  test('shares the one warning if storage is blocked', () => {
    failEverywhere()
    expect(readSession('form-draft-contact')).toBeNull()
    expect(() => writeSession('form-draft-contact', 'Hello')).not.toThrow()
    expect(() => removeSession('form-draft-contact')).not.toThrow()
    expect(readStored('theme')).toBeNull()
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('followStored', () => {
  test("reports what another tab stores, removes and clears, until it's stopped", () => {
    const tell = vi.fn()
    const stop = followStored(tell)
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }))
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }))
    expect(tell.mock.calls).toEqual([
      ['theme', 'dark'],
      ['theme', null],
      [null, null],
    ])
  })
})

test('a page learns what was stored and removed while it was in the back/forward cache', () => {
  announceMissedChanges()
  const tell = vi.fn()
  const stop = followStored(tell)
  writeStored('theme', 'light')
  writeStored('code-wrap', 'true')
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  // Another page of the tab.
  writeStored('theme', 'dark')
  removeStored('code-wrap')
  writeStored('docs-tab-os', 'mac')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(tell).not.toHaveBeenCalled()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(tell.mock.calls).toEqual([
    ['theme', 'dark'],
    ['code-wrap', null],
    ['docs-tab-os', 'mac'],
  ])
  stop()
})
