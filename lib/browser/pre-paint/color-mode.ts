import {
  type ColorMode,
  type ColorModeSettings,
  colorModeKey,
  getDefaultMode,
  isColorMode,
  showThemeColor,
} from '../color-mode'
import { readStored, removeStored } from '../storage'

/** Writes colours (`data-theme`, `theme-color`) and choice (`data-color-mode`) before the first paint, also where storage is blocked. */
export function startColorMode(settings: ColorModeSettings): void {
  const mode = settings.switch ? readColorMode(settings) : 'light'
  const { dataset } = document.documentElement
  dataset.colorMode = mode
  const theme = mode === 'system' ? readSystemTheme() : mode
  dataset.theme = theme
  showThemeColor(theme)
}

/** A stored value that is no choice is dropped, so that next-themes, which takes any text for a theme, never sees it. */
function readColorMode(settings: ColorModeSettings): ColorMode {
  const stored = readStored(colorModeKey)
  if (stored !== null && isColorMode(stored, settings)) return stored
  if (stored !== null) removeStored(colorModeKey)
  return getDefaultMode(settings)
}

function readSystemTheme(): 'light' | 'dark' {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
