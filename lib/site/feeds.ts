import { routes } from './routes'

/** The feeds of the releases blog, by media type. */
export const feeds = [
  { type: 'application/rss+xml', name: 'RSS', href: routes.releaseRss },
  { type: 'application/atom+xml', name: 'Atom', href: routes.releaseAtom },
  { type: 'application/feed+json', name: 'JSON Feed', href: routes.releaseJson },
] as const
