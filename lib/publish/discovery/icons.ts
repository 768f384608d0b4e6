import { withBasePath } from '../../site/base-path'
import { config } from '../../site/config.mjs'
import { brandColors } from '../../weave/brand'

/** An icon file in `public/`. `ground` is the colour behind the mark, and `scale` is the mark's share of the square. */
export type SiteIcon = { href: string; size: number; scale: number; use: 'any' | 'maskable' | 'apple'; ground?: string }

const paper = brandColors.paper.hex

/** The site's icons, which `scripts/tools/build/draw-icons.tsx` draws from the mark. */
export const siteIcons: readonly SiteIcon[] = [
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
    ...siteIcons.slice(0, 1).map((icon) => toLink('icon', icon)),
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
