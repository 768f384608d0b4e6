// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type ColorModeSettings, themeColors } from '../color-mode'
import { startColorMode } from './color-mode'

const settings: ColorModeSettings = { default: 'light', respectSystem: true, switch: true }
const root = document.documentElement
const readThemeColor = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content
const askFor = (scheme: 'light' | 'dark') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(`: ${scheme}`) }))

beforeEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  delete root.dataset.theme
  delete root.dataset.colorMode
  askFor('light')
})

describe('startColorMode', () => {
  test.each([
    ['the system', settings, null, 'dark'],
    ['the choice', settings, 'light', 'light'],
    ['the configured default', { ...settings, default: 'dark', respectSystem: false }, null, 'dark'],
    ['light without a switch', { ...settings, switch: false }, 'dark', 'light'],
  ] as const)("gives the browser's bars the colour of %s", (_what, chosen, stored, theme) => {
    askFor('dark')
    if (stored) localStorage.setItem('theme', stored)
    startColorMode(chosen)
    expect(readThemeColor()).toBe(themeColors[theme])
  })

  test.each(['light', 'dark'] as const)('follows a system that asks for %s while nothing is chosen', (scheme) => {
    askFor(scheme)
    startColorMode(settings)
    expect(root.dataset).toMatchObject({ theme: scheme, colorMode: 'system' })
  })

  test('puts the choice above the system', () => {
    localStorage.setItem('theme', 'dark')
    startColorMode(settings)
    expect(root.dataset).toMatchObject({ theme: 'dark', colorMode: 'dark' })
  })

  test('ignores the system where it is not respected', () => {
    askFor('light')
    startColorMode({ ...settings, default: 'dark', respectSystem: false })
    expect(root.dataset).toMatchObject({ theme: 'dark', colorMode: 'dark' })
  })

  test.each(['', 'sepia', '"><script>'])('drops the broken stored value %j', (broken) => {
    localStorage.setItem('theme', broken)
    startColorMode(settings)
    expect(root.dataset).toMatchObject({ theme: 'light', colorMode: 'system' })
    expect(localStorage.getItem('theme')).toBeNull()
  })

  test('drops a stored "system" where the system is not respected', () => {
    localStorage.setItem('theme', 'system')
    startColorMode({ ...settings, respectSystem: false })
    expect(root.dataset).toMatchObject({ theme: 'light', colorMode: 'light' })
  })

  test('is light, whatever is stored, without a switch', () => {
    localStorage.setItem('theme', 'dark')
    startColorMode({ ...settings, switch: false })
    expect(root.dataset.theme).toBe('light')
  })

  test('follows the system where storage is blocked', () => {
    askFor('dark')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    startColorMode(settings)
    blocked.mockRestore()
    expect(root.dataset.theme).toBe('dark')
  })
})
