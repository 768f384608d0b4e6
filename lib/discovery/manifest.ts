import { config } from '../site/config.mjs'
import { brandColors } from '../weave/brand'
import { siteIcons } from './icons'

/** The web app manifest: a name and icons for whoever keeps the site on a home screen. Addresses are relative, so that a base path does not matter. */
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
