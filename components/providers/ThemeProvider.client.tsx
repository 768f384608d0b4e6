'use client'

import { ThemeProvider as NextThemesProvider, useTheme } from 'next-themes'
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import {
  type ColorMode,
  type ColorModeSettings,
  colorModeKey,
  getDefaultMode,
  isColorMode,
  showThemeColor,
} from '@/lib/browser/color-mode'
import { removeStored } from '@/lib/browser/storage'

/** Nothing but these reaches `data-theme`. */
const themes = { light: 'light', dark: 'dark' }
const Settings = createContext<ColorModeSettings>({ default: 'light', respectSystem: false, switch: false })

type ThemeProviderProps = { settings: ColorModeSettings; children: ReactNode }

/** The only module that knows next-themes. Before the first paint `startColorMode` does its work; from then on it keeps the choice. */
export function ThemeProvider({ settings, children }: ThemeProviderProps) {
  useEffect(() => filterChoices(settings), [settings])

  return (
    <Settings value={settings}>
      <NextThemesProvider
        attribute="data-theme"
        storageKey={colorModeKey}
        themes={Object.keys(themes)}
        value={themes}
        defaultTheme={getDefaultMode(settings)}
        enableSystem={settings.respectSystem}
        // `color-scheme` stands in tokens.css.
        enableColorScheme={false}
        forcedTheme={settings.switch ? undefined : 'light'}
        // Its script would run again what `startColorMode` did, without checking the stored value, and React warns about scripts that it
        // renders in the browser. As a block of data it does neither.
        scriptProps={{ type: 'text/plain' }}
      >
        <RootColorMode />
        {children}
      </NextThemesProvider>
    </Settings>
  )
}

/** The visitor's choice, undefined until the page is hydrated (the exported page is the same for everyone), and what changes it. */
export function useColorMode() {
  const settings = useContext(Settings)
  const { theme, setTheme } = useTheme()
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const defaultMode = getDefaultMode(settings)
  const mode = theme !== undefined && isColorMode(theme, settings) ? theme : defaultMode

  const clear = () => {
    removeStored(colorModeKey)
    showMode(defaultMode)
  }
  const choose = (choice: Exclude<ColorMode, 'system'>) => setTheme(choice)
  return { mode: isHydrated ? mode : undefined, defaultMode, choose, clear }
}

const subscribeToNothing = () => () => {}

/** Keeps the choice on <html>, where style sheets find the name and the icon of the toggle, and the colour of the browser's bars. */
function RootColorMode() {
  const { mode } = useColorMode()
  const { forcedTheme, resolvedTheme } = useTheme()
  const theme = forcedTheme ?? resolvedTheme
  useEffect(() => {
    if (theme === 'light' || theme === 'dark') showThemeColor(theme)
  }, [theme])
  useEffect(() => {
    if (mode) document.documentElement.dataset.colorMode = mode
  }, [mode])
  return null
}

/**
 * next-themes listens to other tabs later in the same event. A value that is no choice is kept from it; so is a choice that was cleared, for
 * which it would store the default in every tab, where a visitor without a choice has nothing stored.
 */
function filterChoices(settings: ColorModeSettings): () => void {
  const filter = (event: StorageEvent) => {
    const isCleared = event.key === null || (event.key === colorModeKey && event.newValue === null)
    const isBroken = event.key === colorModeKey && event.newValue !== null && !isColorMode(event.newValue, settings)
    if (isCleared) showMode(getDefaultMode(settings))
    // Without a key it is about everything stored, and others listen too.
    if (isBroken || (isCleared && event.key !== null)) event.stopImmediatePropagation()
  }
  window.addEventListener('storage', filter, { capture: true })
  return () => window.removeEventListener('storage', filter, { capture: true })
}

/** Has next-themes show a mode without storing it, which it does only for what comes from another tab. */
function showMode(mode: ColorMode): void {
  window.dispatchEvent(new StorageEvent('storage', { key: colorModeKey, newValue: mode }))
}
