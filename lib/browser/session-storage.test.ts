// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSession, removeSession, writeSession } from './session-storage'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(() => {
  warn.mockClear()
  sessionStorage.clear()
  delete window.storageHasFailed
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})

describe('session storage', () => {
  test('keeps, reads and forgets a value, and leaves what lasts longer alone', () => {
    localStorage.setItem('draft', 'lasting')
    expect(readSession('draft')).toBeNull()
    writeSession('draft', 'Hello')
    expect(readSession('draft')).toBe('Hello')
    removeSession('draft')
    expect(readSession('draft')).toBeNull()
    expect(localStorage.getItem('draft')).toBe('lasting')
    expect(warn).not.toHaveBeenCalled()
  })

  test('does nothing and warns once a page load where storage is blocked', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    expect(readSession('draft')).toBeNull()
    expect(() => writeSession('draft', 'Hello')).not.toThrow()
    expect(() => removeSession('draft')).not.toThrow()
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('goes on where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    writeSession('draft', 'Hello')
    expect(readSession('draft')).toBeNull()
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
