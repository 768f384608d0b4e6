import type { Entry } from '../../catalogue/entry'
import { toUrl } from '../../site/address'
import { discoveryFiles } from './addresses'

/** Builds the sitemap of the pages that search engines should keep, each with the day it last changed, if that's known. */
export function buildSitemap(entries: readonly Entry[]): string {
  const urls = entries
    .filter(({ href, canonical, isIndexed }) => isIndexed && canonical === href)
    .map(({ href, lastUpdated }) => {
      const day = lastUpdated ? `<lastmod>${lastUpdated}</lastmod>` : ''
      return `<url><loc>${escapeXml(toUrl(href))}</loc>${day}</url>\n`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/** Returns the paths of the pages in a sitemap, whatever host it's for. @throws if the text isn't a sitemap */
export function readSitemapPaths(xml: string): string[] {
  if (!/<urlset\b/.test(xml)) throw new Error("this isn't a sitemap, because it has no <urlset>")
  const locations = Array.from(xml.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g), ([, location = '']) =>
    unescapeXml(location),
  )
  return locations.map((location) => {
    if (!URL.canParse(location)) throw new Error(`"${location}" isn't an address`)
    return decodeURI(new URL(location).pathname).replace(/(.)\/+$/, '$1')
  })
}

/** Lets crawlers read everything. Pages that shouldn't be found say so themselves, and a crawler has to be able to read that. */
export function buildRobots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${toUrl(discoveryFiles.sitemap)}\n`
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' } as const

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character as keyof typeof escapes])
}

function unescapeXml(text: string): string {
  return Object.entries(escapes).reduceRight((all, [character, escaped]) => all.replaceAll(escaped, character), text)
}
