import type { PlatformId } from '../site/platforms'

/** How many posts there are on a page of the list, in the sidebar, in each feed and with each author. The spec (section 9) gives the first two. */
export const releaseCounts = { page: 10, recent: 25, feed: 30, author: 3 } as const

/** The parts of the app that a release may affect, with their names, in the order in which pages show them (product canon, section 10). */
export const releaseAreas = {
  tasks: 'Tasks',
  habits: 'Habits',
  journal: 'Journal',
  notes: 'Notes',
  mood: 'Mood',
  calendar: 'Calendar',
  people: 'People',
  notifications: 'Notifications',
  search: 'Search',
  'import-export': 'Import and export',
  integrations: 'Integrations',
  api: 'API',
  sync: 'Sync',
  security: 'Security',
  apps: 'Apps',
  billing: 'Billing',
} as const
export type ReleaseArea = keyof typeof releaseAreas

/** Who writes the posts: always a team, never a named person (product canon, section 0). */
export const releaseTeams = {
  product: {
    name: 'Product team',
    description: 'Decides what the app should do and how it should feel. Writes about new features and big releases.',
  },
  apps: {
    name: 'Apps team',
    description:
      'Builds the app for Windows, macOS, Linux, iOS and Android. Writes about the regular updates between big releases.',
  },
  platform: {
    name: 'Platform team',
    description: 'Looks after encryption, the sync service and the API. Writes about changes to them.',
  },
  support: {
    name: 'Support team',
    description: 'Answers your messages. Writes when prices change or support for a system ends.',
  },
} as const
export type ReleaseTeam = keyof typeof releaseTeams

/** The kinds of change in a post. They're also its headings, in this order. */
export const changeKinds = ['New', 'Improved', 'Fixed', 'Removed'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Returns whether a heading in a post introduces a list of changes. */
export function isChangeKind(heading: string): heading is ChangeKind {
  return changeKinds.some((kind) => kind === heading)
}

/** A post of the releases blog without its body. Tokens are filled in. */
export type Release = {
  slug: string
  href: string
  /** Missing if the post isn't about a version. */
  version?: string
  /** Its full name, such as "1.4: Calendar". */
  title: string
  /** What it's about, such as "Calendar". */
  heading: string
  description: string
  /** `YYYY-MM-DD` */
  date: string
  author: ReleaseTeam
  platforms: readonly PlatformId[]
  areas: readonly ReleaseArea[]
  isLatest: boolean
  /** Whether there's more to the post than lists of changes. If so, the list of posts shows only its summary. */
  isStory: boolean
}

/** Returns a post's label in a list of links: its version, or its heading if it isn't about a version. */
export function toReleaseLabel({ version, heading }: Pick<Release, 'version' | 'heading'>): string {
  return version ?? heading
}

/** Returns the ID of a post's heading in a list of posts. */
export function toEntryId(slug: string): string {
  return `release-${slug}`
}

/**
 * Returns the name of the miniature of a release. Patches and posts that aren't about a version don't have one.
 * @example toPictureId('1.4') // => 'release-1-4'
 */
export function toPictureId(version: string | undefined): string | undefined {
  return version && /^\d+\.\d+$/.test(version) ? `release-${version.replace('.', '-')}` : undefined
}

/**
 * Returns whether a release is a big one: a new major version, or one that updates follow.
 * @example isMilestone({ version: '2.1' }, [{ version: '2.1.1' }, { version: '2.1' }]) // => true
 */
export function isMilestone(
  { version }: Pick<Release, 'version'>,
  releases: readonly Pick<Release, 'version'>[],
): boolean {
  if (version === undefined || !/^\d+\.\d+$/.test(version)) return false
  return version.endsWith('.0') || releases.some((other) => other.version?.startsWith(`${version}.`))
}

/** One page of a list. `number` and `count` start at 1. */
export type ListPage<Item> = { number: number; count: number; entries: Item[] }

/** Returns how many pages a list of `length` entries has. An empty list has one. */
export function countPages(length: number, size: number): number {
  return Math.max(1, Math.ceil(length / size))
}

/** Returns page `number` of a list. @throws if the list doesn't have that page, which only a programming error can cause */
export function getListPage<Item>(entries: readonly Item[], size: number, number: number): ListPage<Item> {
  const count = countPages(entries.length, size)
  if (!Number.isInteger(number) || number < 1 || number > count)
    throw new Error(`The list has no page ${number} of ${count}`)
  return { number, count, entries: entries.slice((number - 1) * size, number * size) }
}

export type Year<Item> = { year: string; entries: Item[] }

/** Groups entries by the year of their date, in the order given. @param entries with dates as `YYYY-MM-DD`, sorted by date */
export function groupByYear<Item extends { date: string }>(entries: readonly Item[]): Year<Item>[] {
  const years: Year<Item>[] = []
  for (const entry of entries) {
    const year = entry.date.slice(0, 4)
    const last = years.at(-1)
    if (last?.year === year) last.entries.push(entry)
    else years.push({ year, entries: [entry] })
  }
  return years
}
