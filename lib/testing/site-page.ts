import type { SitePage } from '../discovery/site-page'

/** A documentation page as tests change it. */
export function toTestPage(change: Partial<SitePage> = {}): SitePage {
  return {
    kind: 'doc',
    href: '/docs/habits',
    title: 'Habits',
    heading: 'Habits',
    description: 'Track what you repeat.',
    trail: [{ label: 'Documentation', href: '/docs/start' }, { label: 'Features' }],
    canonical: '/docs/habits',
    isIndexed: true,
    keywords: [],
    ...change,
  }
}
