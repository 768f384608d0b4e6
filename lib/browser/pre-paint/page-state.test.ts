// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeAnnouncement } from '../announcement'
import { type ColorModeSettings, themeColors } from '../color-mode'
import { cleanPath, startAddress, startAnnouncement, startCodeWrap, startColorMode } from './page-state'

const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('cleanPath', () => {
  test.each([
    ['/docs/features/habits.html', '/docs/features/habits'],
    ['/releases/2.0.18.html', '/releases/2.0.18'],
    ['/docs/index.html', '/docs'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/docs/html', '/docs/html'],
    ['/docs/a.html/b', '/docs/a.html/b'],
    ['/reindex.html', '/reindex'],
    ['//docs/getting-started/installation', '/docs/getting-started/installation'],
    ['///about', '/about'],
    ['//', '/'],
    ['//site//docs/index.html', '/site/docs'],
  ])('%s is %s', (given, clean) => expect(cleanPath(given)).toBe(clean))
})

describe('startAddress', () => {
  test('keeps query, hash and the state of the entry', () => {
    history.replaceState({ kept: true }, '', '/docs/a.html?q=1#part')
    startAddress()
    expect(location.pathname + location.search + location.hash).toBe('/docs/a?q=1#part')
    expect(history.state).toEqual({ kept: true })
  })
})

describe('startColorMode', () => {
  const settings: ColorModeSettings = { default: 'light', respectSystem: true, switch: true }
  const readThemeColor = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content
  const askFor = (scheme: 'light' | 'dark') =>
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(`: ${scheme}`) }))
  beforeEach(() => askFor('light'))

  test.each([
    ['the system', settings, null, 'dark'],
    ['the choice', settings, 'light', 'light'],
    ['the configured default', { ...settings, default: 'dark', respectSystem: false }, null, 'dark'],
    ['light without a switch', { ...settings, switch: false }, 'dark', 'light'],
  ] as const)("sets the browser's theme colour to that of %s", (_what, chosen, stored, theme) => {
    askFor('dark')
    if (stored) localStorage.setItem('theme', stored)
    startColorMode(chosen)
    expect(readThemeColor()).toBe(themeColors[theme])
  })

  test.each(['light', 'dark'] as const)('follows a system that prefers %s if nothing has been chosen', (scheme) => {
    askFor(scheme)
    startColorMode(settings)
    expect(root.dataset).toMatchObject({ theme: scheme, colorMode: 'system' })
  })

  test("prefers the visitor's choice to the system", () => {
    localStorage.setItem('theme', 'dark')
    startColorMode(settings)
    expect(root.dataset).toMatchObject({ theme: 'dark', colorMode: 'dark' })
  })

  test("ignores the system if it isn't respected", () => {
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

  test('drops a stored "system" if the system isn\'t respected', () => {
    localStorage.setItem('theme', 'system')
    startColorMode({ ...settings, respectSystem: false })
    expect(root.dataset).toMatchObject({ theme: 'light', colorMode: 'light' })
  })

  test('is light, whatever is stored, without a switch', () => {
    localStorage.setItem('theme', 'dark')
    startColorMode({ ...settings, switch: false })
    expect(root.dataset.theme).toBe('light')
  })

  test('follows the system if storage is blocked', () => {
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

describe('startCodeWrap', () => {
  test('wraps long lines of code for those who chose it', () => {
    startCodeWrap()
    expect(root.dataset).not.toHaveProperty('wrap')
    localStorage.setItem('code-wrap', 'on')
    startCodeWrap()
    expect(root.dataset).toHaveProperty('wrap')
  })
})

describe('startAnnouncement', () => {
  const isClosed = () => root.dataset.announcement === 'closed'
  const dismissKey = 'docusaurus.announcement.dismiss'
  const idKey = 'docusaurus.announcement.id'
  /** What's new is stored once the page has loaded. */
  const arrive = (id: string) => {
    startAnnouncement(id)
    dispatchEvent(new Event('load'))
  }

  test('shows the bar on the first visit and notes its id', () => {
    arrive('a')
    expect(isClosed()).toBe(false)
    expect(localStorage.getItem(idKey)).toBe('a')
    expect(localStorage.getItem(dismissKey)).not.toBe('true')
  })

  test('keeps the bar closed on later visits', () => {
    arrive('a')
    closeAnnouncement()
    delete root.dataset.announcement
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

  test('keeps the bar closed if it was closed before the page had loaded', () => {
    startAnnouncement('a')
    closeAnnouncement()
    dispatchEvent(new Event('load'))
    expect(localStorage.getItem(dismissKey)).toBe('true')
  })

  test('keeps the bar closed if another tab showed the announcement first, and its reader closed it', () => {
    startAnnouncement('a')
    localStorage.setItem(idKey, 'a')
    localStorage.setItem(dismissKey, 'true')
    dispatchEvent(new Event('load'))
    expect(localStorage.getItem(dismissKey)).toBe('true')
    expect(isClosed()).toBe(true)
  })

  test("shows a new announcement even if the old dismissal can't be overwritten", () => {
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
