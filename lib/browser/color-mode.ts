import type { SiteConfig } from '../site/config-types'

export type ColorModeSettings = SiteConfig['colorMode']

/** What a visitor can have chosen; `system` is what having chosen nothing means where the system's wish is respected. */
export type ColorMode = 'light' | 'dark' | 'system'

/** Where the browser keeps the choice. */
export const colorModeKey = 'theme'

/** What a visitor without a choice gets. */
export function getDefaultMode(settings: ColorModeSettings): ColorMode {
  return settings.respectSystem ? 'system' : settings.default
}

/** Whether `text` is a choice the site offers; anything may stand in storage. */
export function isColorMode(text: string, settings: ColorModeSettings): text is ColorMode {
  return text === 'light' || text === 'dark' || (text === 'system' && settings.respectSystem)
}

/** The page's background in each theme (`--surface` of tokens.css), in which phones draw the bars around it. */
export const themeColors = { light: '#ffffff', dark: '#14111a' } as const

/**
 * Gives the browser's bars the colour of a theme. The exported page has the light one, which is what it looks like without script. That element
 * belongs to React, which would look for its content, so the first call adds another in front: browsers take the first.
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
