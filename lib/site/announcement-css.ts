import type { SiteConfig } from './config-types'

/**
 * Returns the rule that gives the announcement bar its configured colours, or an empty text if there's no announcement. The build writes the rule
 * into a style sheet, because the security policy doesn't allow style attributes.
 */
export function announcementCss(announcement: SiteConfig['announcement']): string {
  if (!announcement) return ''
  const { backgroundColor, textColor } = announcement
  for (const color of [backgroundColor, textColor]) {
    if (!/^[#\w(),.%/ -]+$/.test(color))
      throw new Error(`announcement in lib/site/config.mjs: "${color}" is not a colour`)
  }
  return `@layer tokens { :root { --announcement-surface: ${backgroundColor}; --announcement-text: ${textColor}; } }\n`
}
