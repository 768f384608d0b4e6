import { withBasePath } from '../../site/base-path'
import { config } from '../../site/config.mjs'
import { brandColors } from '../../weave/brand'

/** An icon file in `public/`. `ground` is the colour behind the mark, and `scale` is the mark's share of the square. */
export type SiteIcon = {
  href: string
  size: number
  scale: number
  use: 'tab' | 'any' | 'maskable' | 'apple'
  ground?: string
}

/** The palette's middle tones, because this picture can't follow the theme. Each has at least 3.9 : 1 on white and on #202124. */
export const tabColors = { weft: '#ec3747', warp: '#8e69ec' }

const paper = brandColors.paper.hex

/** The site's icons, which `scripts/tools/build/draw-icons.tsx` draws from the mark. */
export const siteIcons: readonly SiteIcon[] = [
  // For browsers without SVG icons, such as older versions of Safari.
  { href: '/icons/tab-32.png', size: 32, scale: 1, use: 'tab' },
  { href: '/icons/icon-192.png', size: 192, scale: 1, use: 'any' },
  { href: '/icons/icon-512.png', size: 512, scale: 1, use: 'any' },
  // A system may crop everything outside the middle four fifths.
  { href: '/icons/maskable-512.png', size: 512, scale: 0.6, use: 'maskable', ground: paper },
  { href: '/icons/apple-180.png', size: 180, scale: 0.75, use: 'apple', ground: paper },
]

/** An icon link in the head of every page. */
export type IconLink = { rel: string; href: string; type: string; sizes: string }

/** Builds the icon links in the head of every page. Browsers that support SVG use the last `icon`. */
export function buildIconLinks(): readonly IconLink[] {
  const toLink = (rel: string, { href, size }: SiteIcon): IconLink => ({
    rel,
    href: withBasePath(href),
    type: 'image/png',
    sizes: `${size}x${size}`,
  })
  return [
    ...siteIcons.filter(({ use }) => use === 'tab').map((icon) => toLink('icon', icon)),
    { rel: 'icon', href: withBasePath('/icon.svg'), type: 'image/svg+xml', sizes: 'any' },
    ...siteIcons.filter(({ use }) => use === 'apple').map((icon) => toLink('apple-touch-icon', icon)),
  ]
}

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
      .filter(({ use }) => use === 'any' || use === 'maskable')
      .map(({ href, size, use }) => ({
        src: href.slice(1),
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: use,
      })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
