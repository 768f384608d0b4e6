'use client'

import { ThemeProvider as NextThemesProvider, useTheme } from 'next-themes'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import {
  type ColorMode,
  type ColorModeSettings,
  clearColorMode,
  colorModeKey,
  filterColorModeEvents,
  getDefaultMode,
  isColorMode,
  showThemeColor,
} from '@/lib/browser/color-mode'

/** The only values that `data-theme` can have. */
const themes = { light: 'light', dark: 'dark' }
const Settings = createContext<ColorModeSettings>({ default: 'light', respectSystem: false, switch: false })

type ThemeProviderProps = { settings: ColorModeSettings; children: ReactNode }

/** Wraps next-themes, which no other module uses. Before the first paint, `startColorMode` does its work; from then on, next-themes keeps the choice. */
export function ThemeProvider({ settings, children }: ThemeProviderProps) {
  useEffect(() => filterColorModeEvents(settings), [settings])

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
  const isHydrated = useIsHydrated()
  const defaultMode = getDefaultMode(settings)
  const mode = theme !== undefined && isColorMode(theme, settings) ? theme : defaultMode

  const clear = () => clearColorMode(settings)
  const choose = (choice: Exclude<ColorMode, 'system'>) => setTheme(choice)
  return { mode: isHydrated ? mode : undefined, defaultMode, choose, clear }
}

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
