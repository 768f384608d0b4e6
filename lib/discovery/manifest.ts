import { config } from '../site/config.mjs'
import { brandColors } from '../weave/brand'

/** The icons of the site as files of `public/`. `ground` is painted behind the mark; `scale` is its share of the square. */
export const siteIcons = [
  { href: '/icons/icon-192.png', size: 192, scale: 1 },
  { href: '/icons/icon-512.png', size: 512, scale: 1 },
  // What a system may cut away lies outside the middle four fifths.
  { href: '/icons/maskable-512.png', size: 512, scale: 0.6, ground: brandColors.paper.hex, purpose: 'maskable' },
  { href: '/icons/apple-180.png', size: 180, scale: 0.75, ground: brandColors.paper.hex, purpose: 'apple' },
] as const

/** The icon of a home screen of iOS. */
export const appleIcon = '/icons/apple-180.png'

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
      .filter((icon) => !('purpose' in icon) || icon.purpose === 'maskable')
      .map((icon) => ({
        src: icon.href.slice(1),
        type: 'image/png',
        sizes: `${icon.size}x${icon.size}`,
        purpose: 'purpose' in icon ? icon.purpose : 'any',
      })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
