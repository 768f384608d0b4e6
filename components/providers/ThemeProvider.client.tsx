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

/** The only values that `data-theme` can have. */
const themes = { light: 'light', dark: 'dark' }
const Settings = createContext<ColorModeSettings>({ default: 'light', respectSystem: false, switch: false })

type ThemeProviderProps = { settings: ColorModeSettings; children: ReactNode }

/** Wraps next-themes, which no other module uses. Before the first paint, `startColorMode` does its work; from then on, next-themes keeps the choice. */
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
        // `color-scheme` is set in tokens.css.
        enableColorScheme={false}
        forcedTheme={settings.switch ? undefined : 'light'}
        // Its script would repeat what `startColorMode` did, but without checking the stored value. React also warns about scripts that it renders in the
        // browser. As a block of data, the script doesn't run and React doesn't warn.
        scriptProps={{ type: 'text/plain' }}
      >
        <RootColorMode />
        {children}
      </NextThemesProvider>
    </Settings>
  )
}

/** Returns the visitor's choice, which is undefined until hydration because the exported page is the same for everyone, and functions to change it. */
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

/** Writes the choice to <html>, where style sheets use it to show the toggle's name and icon, and updates the colour of the browser's bars. */
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
 * Filters events from other tabs before next-themes hears them, which is later in the same event. Values that aren't valid choices don't reach it. Neither
 * do choices that were cleared: it would store the default in every tab, but for a visitor without a choice, nothing is stored. Returns a function that
 * stops this.
 */
function filterChoices(settings: ColorModeSettings): () => void {
  const filter = (event: StorageEvent) => {
    const isCleared = event.key === null || (event.key === colorModeKey && event.newValue === null)
    const isBroken = event.key === colorModeKey && event.newValue !== null && !isColorMode(event.newValue, settings)
    if (isCleared) showMode(getDefaultMode(settings))
    // Without a key, the event is about everything stored, and others listen for it too.
    if (isBroken || (isCleared && event.key !== null)) event.stopImmediatePropagation()
  }
  window.addEventListener('storage', filter, { capture: true })
  return () => window.removeEventListener('storage', filter, { capture: true })
}

/** Makes next-themes show a mode without storing it, which it only does for changes in another tab. */
function showMode(mode: ColorMode): void {
  window.dispatchEvent(new StorageEvent('storage', { key: colorModeKey, newValue: mode }))
}
