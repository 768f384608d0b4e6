import { config } from '../../site/config.mjs'
import { brandColors } from '../../weave/brand'
import { siteIcons } from './icons'

/**
 * Writes the web app manifest: the name and icons shown when the site is added to a home screen. Its addresses are relative, so the base path doesn't
 * matter.
 */
export function buildManifest(): string {
  const manifest = {
    name: config.name,
    short_name: config.name,
    description: config.shortTagline,
    lang: config.locales[0].id,
    start_url: './',
    scope: './',
    display: 'browser',
    background_color: brandColors.paper.hex,
    theme_color: brandColors.paper.hex,
    icons: siteIcons
      .filter(({ use }) => use !== 'apple')
      .map(({ href, size, use }) => ({
        src: href.slice(1),
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: use,
      })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
