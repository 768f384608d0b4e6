import { findAddressFault } from './address'
import { config } from './config.mjs'
import type { Store } from './config-types'
import { routes } from './routes'

/** A page on this site. */
type PageLink = { type: 'page'; label: string; href: string }

/** A page on another site. It opens in this tab unless `opensNewTab` is set. */
export type ExternalLink = { type: 'external'; label: string; url: string; opensNewTab?: true }

/** `section`: the item counts as current at this address and below it. */
export type NavbarItem = (PageLink & { section: string }) | ExternalLink

/** The items of the navbar and the mobile menu, in this order (spec, "Navbar"). */
export const navigation = [
  { type: 'page', label: 'Documentation', href: routes.docsStart, section: routes.docs },
  { type: 'page', label: 'Releases', href: routes.releases, section: routes.releases },
  { type: 'external', label: 'Idea Portal', url: config.ideaPortal, opensNewTab: true },
  { type: 'page', label: 'Slack Community', href: '/slack', section: '/slack' },
  { type: 'page', label: 'API', href: routes.apiStart, section: routes.api },
  { type: 'page', label: 'Pricing', href: '/pricing', section: '/pricing' },
  { type: 'page', label: 'Contact Us', href: '/contact', section: '/contact' },
] as const satisfies readonly NavbarItem[]

/** Returns the items if all of them can be drawn. @throws an error that shows the configuration of the first one that can't (spec, section 8) */
export function checkNavigation(items: readonly unknown[]): readonly NavbarItem[] {
  for (const item of items) {
    const fault = findFault(item)
    if (!fault) continue
    const shown = JSON.stringify(item, null, 2)
    throw new Error(`A navbar item failed to render: ${fault}. Check this item of lib/site/navigation.ts:\n${shown}`)
  }
  return items as readonly NavbarItem[]
}

function findFault(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return 'it is not an object'
  const { type, label, href, section, url } = item as Record<string, unknown>
  if (typeof label !== 'string' || label.trim() === '') return 'it has no label'
  if (type === 'page') {
    if (findAddressFault(href, 'page')) return '"href" is not a root-relative path'
    return findAddressFault(section, 'page') ? '"section" is not a root-relative path' : undefined
  }
  if (type === 'external') return findAddressFault(url, 'link') ? '"url" is not a web address' : undefined
  return `its type is ${JSON.stringify(type)}, not "page" or "external"`
}

/** A store that has the app. When someone opens it, analytics counts `event`. */
type StoreLink = { type: 'store'; label: string; url: string; event: Store['event'] }
export type FooterLink = PageLink | ExternalLink | StoreLink
export type FooterGroup = { title: string; links: readonly FooterLink[] }

const page = (label: string, href: string) => ({ type: 'page', label, href }) as const
const store = (label: string, { url, event }: Store) => ({ type: 'store', label, url, event }) as const
const tasksOverview = '/docs/features/tasks/overview'

/** The five columns of the footer. Each link in the specification appears once, except for the tasks overview, which appears twice with its two labels. */
export const footerColumns = [
  {
    title: 'In Stores',
    links: [
      store('App Store', config.stores.mac),
      store('Microsoft Store', config.stores.microsoft),
      store('Snap Store', config.stores.snap),
      store('Play Store', config.stores.play),
    ],
  },
  {
    title: 'Documentation',
    links: [
      page('Documentation', tasksOverview),
      page('Encryption & Privacy', '/docs/getting-started/privacy'),
      page('Keyboard shortcuts', '/docs/keyboard-shortcuts'),
      page('API Reference', routes.apiStart),
    ],
  },
  {
    title: 'Compare',
    links: [
      page('Todoist alternative', '/compare/todoist-alternative'),
      page('TickTick alternative', '/compare/ticktick-alternative'),
      page('Todoist vs. TickTick', '/compare/todoist-vs-ticktick'),
    ],
  },
  {
    title: 'Help',
    links: [
      page('Contact us', '/contact'),
      page('Slack community', '/slack'),
      { type: 'external', label: 'Idea portal', url: config.ideaPortal, opensNewTab: true },
      page('ADHD', '/adhd'),
    ],
  },
  {
    title: 'About',
    links: [
      page(`Why ${config.name} works?`, tasksOverview),
      page('About us', '/about'),
      page('Privacy', '/privacy'),
      page('Terms', '/terms'),
      page('Affiliate', '/affiliate'),
      page('Press', '/press'),
    ],
  },
] as const satisfies readonly FooterGroup[]

/** The less prominent row below the columns. */
export const footerGroups = [
  { title: 'Docs', links: [page('Tutorial', routes.docsStart)] },
  {
    title: 'Community',
    links: [page('Slack', '/slack'), { type: 'external', label: config.social.name, url: config.social.url }],
  },
  {
    title: 'More',
    links: [page('Blog', routes.releases), { type: 'external', label: 'Code', url: config.repository.url }],
  },
] as const satisfies readonly FooterGroup[]

/** The feeds of the releases blog, by media type. */
export const feeds = [
  { type: 'application/rss+xml', name: 'RSS', href: routes.releaseRss },
  { type: 'application/atom+xml', name: 'Atom', href: routes.releaseAtom },
  { type: 'application/feed+json', name: 'JSON Feed', href: routes.releaseJson },
] as const

/** Returns the feed of a filtered list as it's offered to readers. */
export const toOwnFeed = (href: string) => ({ type: 'application/atom+xml', name: 'Atom', href }) as const

/** The feeds of the API's changelog, by media type. Their endings are their own, so that every host sends the right type. */
export const apiFeeds = [
  { type: 'application/atom+xml', name: 'Atom', href: routes.apiChangelogAtom },
  { type: 'application/rss+xml', name: 'RSS', href: routes.apiChangelogRss },
] as const
