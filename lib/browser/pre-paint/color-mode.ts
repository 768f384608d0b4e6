import {
  type ColorMode,
  type ColorModeSettings,
  colorModeKey,
  getDefaultMode,
  isColorMode,
  showThemeColor,
} from '../color-mode'
import { readStored, removeStored } from '../storage'

/** Writes the colours (`data-theme`, `theme-color`) and the choice (`data-color-mode`) before the first paint, even if storage is blocked. */
export function startColorMode(settings: ColorModeSettings): void {
  const mode = settings.switch ? readColorMode(settings) : 'light'
  const { dataset } = document.documentElement
  dataset.colorMode = mode
  const theme = mode === 'system' ? readSystemTheme() : mode
  dataset.theme = theme
  showThemeColor(theme)
}

/** Returns the visitor's choice or the default. An invalid stored value is removed, because next-themes would accept any text as a theme. */
function readColorMode(settings: ColorModeSettings): ColorMode {
  const stored = readStored(colorModeKey)
  if (stored !== null && isColorMode(stored, settings)) return stored
  if (stored !== null) removeStored(colorModeKey)
  return getDefaultMode(settings)
}

function readSystemTheme(): 'light' | 'dark' {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
