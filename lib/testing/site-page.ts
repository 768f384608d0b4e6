import type { SitePage } from '../discovery/site-page'

/** Returns a documentation page for tests, with `change` applied to it. */
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
