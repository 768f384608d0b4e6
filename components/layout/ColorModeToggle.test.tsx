// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ThemeProvider } from '@/components/providers/ThemeProvider.client'
import { type ColorModeSettings, themeColors } from '@/lib/browser/color-mode'
import { startColorMode } from '@/lib/browser/pre-paint/page-state'
import { ColorModeToggle } from './ColorModeToggle'

vi.mock('next/navigation', () => ({ usePathname: () => '/' }))

const shipped: ColorModeSettings = { default: 'light', respectSystem: true, switch: true }
const root = document.documentElement
const errors = vi.spyOn(console, 'error')
let tellScheme: (query: { matches: boolean }) => void
let isSystemDark = false

const site = (settings: ColorModeSettings) => (
  <ThemeProvider settings={settings}>
    <ColorModeToggle />
  </ThemeProvider>
)

function open(settings = shipped) {
  startColorMode(settings)
  render(site(settings))
  const details = document.querySelector('details')
  if (details) details.open = true
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const listPressed = () => screen.queryAllByRole('button', { pressed: true }).map((button) => button.textContent)
const otherTab = (newValue: string | null) =>
  act(() => {
    if (newValue !== null) localStorage.setItem('theme', newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }))
  })

const readThemeColor = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content

beforeEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  errors.mockClear()
  isSystemDark = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isSystemDark
    },
    addListener: (tell: typeof tellScheme) => {
      tellScheme = tell
    },
    removeListener: () => {},
  }))
})

describe('ColorModeToggle', () => {
  test('closes after a choice and gives the focus back to its trigger', async () => {
    open()
    await press('Dark')
    expect(document.querySelector('details')).not.toHaveAttribute('open')
    expect(document.querySelector('summary')).toHaveFocus()
  })

  test('starts without a choice and follows the system', () => {
    isSystemDark = true
    open()
    expect(root.dataset).toMatchObject({ theme: 'dark', colorMode: 'system' })
    expect(listPressed()).toEqual(['Clear'])
    isSystemDark = false
    act(() => tellScheme({ matches: false }))
    expect(root.dataset.theme).toBe('light')
  })

  test('sets, stores and marks a choice', async () => {
    open()
    await press('Dark')
    expect(root.dataset).toMatchObject({ theme: 'dark', colorMode: 'dark' })
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(listPressed()).toEqual(['Dark'])
    await press('Light')
    expect(root.dataset).toMatchObject({ theme: 'light', colorMode: 'light' })
  })

  test('forgets the choice and follows the system again', async () => {
    isSystemDark = true
    open()
    await press('Light')
    await press('Clear')
    expect(root.dataset).toMatchObject({ theme: 'dark', colorMode: 'system' })
    expect(localStorage.getItem('theme')).toBeNull()
  })

  test("resets to the configured default if the system isn't respected", async () => {
    isSystemDark = true
    open({ ...shipped, respectSystem: false })
    await press('Dark')
    await press('Clear')
    expect(root.dataset).toMatchObject({ theme: 'light', colorMode: 'light' })
    expect(listPressed()).toEqual(['Light'])
  })

  test('follows another tab', () => {
    open()
    otherTab('dark')
    expect(root.dataset).toMatchObject({ theme: 'dark', colorMode: 'dark' })
    otherTab(null)
    expect(root.dataset).toMatchObject({ theme: 'light', colorMode: 'system' })
  })

  test('ignores a broken value, stored before or by another tab', () => {
    localStorage.setItem('theme', 'sepia')
    open()
    expect(root.dataset).toMatchObject({ theme: 'light', colorMode: 'system' })
    otherTab('dark')
    otherTab('sepia')
    expect(root.dataset).toMatchObject({ theme: 'dark', colorMode: 'dark' })
  })

  test('is light, whatever is stored, if the configuration has no switch', () => {
    localStorage.setItem('theme', 'dark')
    open({ ...shipped, switch: false })
    expect(root.dataset.theme).toBe('light')
  })

  test("gives the browser's bars the colour of the page", async () => {
    open()
    expect(readThemeColor()).toBe(themeColors.light)
    await press('Dark')
    expect(readThemeColor()).toBe(themeColors.dark)
    otherTab('light')
    expect(readThemeColor()).toBe(themeColors.light)
    otherTab('dark')
    await press('Clear')
    expect(readThemeColor()).toBe(themeColors.light)
    isSystemDark = true
    act(() => tellScheme({ matches: true }))
    expect(readThemeColor()).toBe(themeColors.dark)
  })

  test("keeps the browser's bars light if the configuration has no switch", () => {
    isSystemDark = true
    localStorage.setItem('theme', 'dark')
    open({ ...shipped, switch: false })
    otherTab('dark')
    expect(readThemeColor()).toBe(themeColors.light)
  })

  test('draws the same for every visitor and hydrates without complaint', () => {
    localStorage.setItem('theme', 'dark')
    const html = renderToString(site(shipped))
    expect(html).not.toContain('aria-pressed="true"')
    document.body.innerHTML = `<div id="root">${html}</div>`
    startColorMode(shipped)
    render(site(shipped), { container: document.getElementById('root') as HTMLElement, hydrate: true })
    expect(listPressed()).toEqual(['Dark'])
    expect(errors).not.toHaveBeenCalled()
  })
})
