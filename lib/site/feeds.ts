import { routes } from './routes'

/** The feeds of the releases blog, by media type. */
export const feeds = [
  { type: 'application/rss+xml', name: 'RSS', href: routes.releaseRss },
  { type: 'application/atom+xml', name: 'Atom', href: routes.releaseAtom },
  { type: 'application/feed+json', name: 'JSON Feed', href: routes.releaseJson },
] as const

/** What the head of a page of the blog says of other addresses: its own lasting one, and the feeds. */
export function releaseAlternates(canonical: string) {
  return {
    canonical,
    types: Object.fromEntries(
      feeds.map(({ type, name, href }) => [type, [{ url: href, title: `Releases (${name})` }]]),
    ),
  }
}
