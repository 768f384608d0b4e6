import type { SiteConfig } from '../site/config-types'
import { removeStored } from './storage'

export type ColorModeSettings = SiteConfig['colorMode']

/** The choices that a visitor has. If the site respects the system's setting, `system` is also what applies without a choice. */
export type ColorMode = 'light' | 'dark' | 'system'

/** The storage key for the choice. */
export const colorModeKey = 'theme'

/** Returns the mode for visitors who haven't chosen one. */
export function getDefaultMode(settings: ColorModeSettings): ColorMode {
  return settings.respectSystem ? 'system' : settings.default
}

/** Returns whether `text` is a choice that the site offers. Storage may contain anything. */
export function isColorMode(text: string, settings: ColorModeSettings): text is ColorMode {
  return text === 'light' || text === 'dark' || (text === 'system' && settings.respectSystem)
}

/** The page's background in each theme (`--surface` in tokens.css). Phones use it for the bars around the page. */
export const themeColors = { light: '#ffffff', dark: '#14111a' } as const

/**
 * Sets the colour of the browser's bars to that of a theme. The exported page has the light one, which is how it looks without JavaScript. That element
 * belongs to React, which looks for it by its content, so the first call adds another one in front instead of changing it. Browsers use the first.
 */
export function showThemeColor(theme: keyof typeof themeColors): void {
  let meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (!meta) {
    meta = document.createElement('meta')
    meta.name = 'theme-color'
    document.head.append(meta)
  }
  meta.content = themeColors[theme]
}

/** Forgets the visitor's choice and shows the mode that applies without one. */
export function clearColorMode(settings: ColorModeSettings): void {
  removeStored(colorModeKey)
  showMode(getDefaultMode(settings))
}

/**
 * Filters events from other tabs before next-themes hears them, which is later in the same event. Values that aren't valid choices don't reach it. Neither
 * do choices that were cleared: it would store the default in every tab, but for a visitor without a choice, nothing is stored. Returns a function that
 * stops this.
 */
export function filterColorModeEvents(settings: ColorModeSettings): () => void {
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
