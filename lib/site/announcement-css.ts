import type { SiteConfig } from './config-types'

/**
 * The rule that gives the announcement bar its configured colours. The build writes it into a style sheet: the security policy allows
 * no style attributes. Empty without an announcement.
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
