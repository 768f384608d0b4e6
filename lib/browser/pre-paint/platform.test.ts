// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { startPlatform } from './platform'

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.os
})

test('writes the system on the root element', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9)')
  startPlatform()
  expect(document.documentElement).toHaveProperty('dataset.os', 'android')
})

test('writes nothing for a system the app does not exist for', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)')
  startPlatform()
  expect(document.documentElement.dataset.os).toBeUndefined()
})
