/** The size of a card in pixels, as social networks expect it. */
export const cardSize = { width: 1200, height: 630 } as const

/** Files that the site has only one of. */
export const discoveryFiles = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: '/manifest.webmanifest',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  security: '/.well-known/security.txt',
} as const

/**
 * Returns the address of the page as Markdown.
 * @example toMarkdownHref('/releases/2.0') // => '/releases/2.0.md'
 */
export function toMarkdownHref(href: string): string {
  return href === '/' ? '/index.md' : `${href}.md`
}

/**
 * Returns the address of the picture that's shown with a shared link.
 * @example toCardHref('/docs/features/habits') // => '/og/docs/features/habits.png'
 */
export function toCardHref(href: string): string {
  return href === '/' ? '/og/index.png' : `/og${href}.png`
}
