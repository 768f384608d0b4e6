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
