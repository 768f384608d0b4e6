import { config } from './config.mjs'
import type { Store } from './config-types'
import type { ExternalLink, PageLink } from './navigation'
import { routes } from './routes'

/** A store that has the app. When someone opens it, analytics counts `event`. */
export type StoreLink = { type: 'store'; label: string; url: string; event: string }
export type FooterLink = PageLink | ExternalLink | StoreLink
export type FooterGroup = { title: string; links: readonly FooterLink[] }

const page = (label: string, href: string) => ({ type: 'page', label, href }) as const
const store = (label: string, { url, event }: Store) => ({ type: 'store', label, url, event }) as const
const tasksOverview = '/docs/features/tasks/overview'

/** The five columns. Each link in the specification appears once, except for the tasks overview, which appears twice with its two labels. */
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
      page('API Reference', '/api/overview'),
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
    links: [page('Blog', '/releases'), { type: 'external', label: 'Code', url: config.repository.url }],
  },
] as const satisfies readonly FooterGroup[]
