import { config } from './config.mjs'
import { routes } from './routes'

/** A page on this site. */
export type PageLink = { type: 'page'; label: string; href: string }

/** A page on another site. It opens in this tab unless `opensNewTab` is set. */
export type ExternalLink = { type: 'external'; label: string; url: string; opensNewTab?: true }

/** `section`: the item counts as current at this address and below it. */
export type NavbarPage = PageLink & { section: string }
export type NavbarItem = NavbarPage | ExternalLink

/** The items of the navbar and the mobile menu, in this order (spec, "Navbar"). */
export const navigation = [
  { type: 'page', label: 'Documentation', href: routes.docsStart, section: routes.docs },
  { type: 'page', label: 'Releases', href: '/releases', section: '/releases' },
  { type: 'external', label: 'Idea Portal', url: config.ideaPortal, opensNewTab: true },
  { type: 'page', label: 'Slack Community', href: '/slack', section: '/slack' },
  { type: 'page', label: 'API', href: '/api/overview', section: '/api' },
  { type: 'page', label: 'Pricing', href: '/pricing', section: '/pricing' },
  { type: 'page', label: 'Contact Us', href: '/contact', section: '/contact' },
] as const satisfies readonly NavbarItem[]
