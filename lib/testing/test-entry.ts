import type { Entry, EntryKind, EntryOf } from '../catalogue/entry'
import { currentVersion } from '../site/versions'

export type TestChange = { [Kind in EntryKind]: Partial<EntryOf<Kind>> }[EntryKind]

/** Returns a documentation page for tests, with `change` applied to it. An entry of another kind has the common fields and those of `change`. */
export function toTestEntry(change: TestChange = {}): Entry {
  const common = {
    href: '/docs/habits',
    title: 'Habits',
    heading: 'Habits',
    description: 'Track what you repeat.',
    trail: [{ label: 'Documentation', href: '/docs/start' }, { label: 'Features' }],
    canonical: '/docs/habits',
    isIndexed: true,
    keywords: [],
    slug: 'habits',
    sourcePath: 'content/docs/habits.mdx',
    headings: [],
    redirectFrom: [],
    isSearchable: true,
  }
  const { kind = 'doc' } = change
  return { ...common, ...ownFields[kind], ...change, kind } as Entry
}

const ownFields: Partial<Record<EntryKind, object>> = {
  doc: { version: currentVersion.id, since: '0.1', plan: 'free', platforms: [], related: [], next: {} },
  api: { related: [] },
  release: {
    areas: [],
    platforms: [],
    introduces: [],
    changes: [],
    author: 'apps',
    date: '2026-02-03',
    isLatest: false,
  },
  list: { links: [] },
}
