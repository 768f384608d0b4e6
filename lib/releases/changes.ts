import { compareVersions } from '../utils/version.mjs'
import { isChangeKind, type Release } from './release'

/** The groups of "What changed since", in the order in which the page shows them. */
const changeGroups = {
  breaking: 'Breaking and removed',
  new: 'New',
  improved: 'Improved',
  fixed: 'Fixed',
} as const
export type ChangeGroup = keyof typeof changeGroups

/**
 * A change that a post lists, and the ID of the heading above it. `title` is its bold heading with `text` as its first sentence, or else that sentence.
 * Code in a sentence is in backticks.
 */
export type ListedChange = { group: ChangeGroup; title: string; text?: string; id: string }

/** A release with the changes that its post lists. */
export type ReleaseChanges = Pick<
  Release,
  'href' | 'version' | 'heading' | 'description' | 'date' | 'platforms' | 'areas' | 'isStory'
> & {
  changes: readonly ListedChange[]
}

/** The changes of one release in a group. `href` leads to the part of the post that has them. */
export type ChangeRow = Pick<Release, 'date' | 'platforms' | 'areas'> & {
  version: string
  href: string
  changes: Pick<ListedChange, 'title' | 'text'>[]
}

/** Returns the group of the changes below a heading, or undefined if the heading begins a text. */
export function toChangeGroup(heading: string): ChangeGroup | undefined {
  if (heading === 'Breaking changes' || heading === 'Removed') return 'breaking'
  return isChangeKind(heading) ? (heading.toLowerCase() as ChangeGroup) : undefined
}

/**
 * Counts the changes of each month, year by year, from the first release to the newest. Months before and after that have no count. A post without lists
 * counts as one change.
 */
export function countMonthlyChanges(
  releases: readonly { date: string; changes: number }[],
): { year: number; months: (number | undefined)[] }[] {
  const months = releases.map(({ date }) => date.slice(0, 7)).sort()
  const [first = '', newest = ''] = [months[0], months.at(-1)]
  const years = months.length > 0 ? Number(newest.slice(0, 4)) - Number(first.slice(0, 4)) + 1 : 0
  return Array.from({ length: years }, (_, index) => {
    const year = Number(first.slice(0, 4)) + index
    const count = (month: string) =>
      releases.filter(({ date }) => date.startsWith(month)).reduce((sum, { changes }) => sum + Math.max(1, changes), 0)
    const names = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)
    return { year, months: names.map((name) => (name < first || name > newest ? undefined : count(name))) }
  })
}

/**
 * Lists the versions that readers choose from, without the last number of an update and without those that nothing is newer than.
 * @param versions newest first
 * @example listMinorVersions(['2.0.1', '2.0', '1.30']) // => ['2.0', '1.30']
 */
export function listMinorVersions(versions: readonly string[]): string[] {
  const minors = new Set(versions.map((version) => version.split('.').slice(0, 2).join('.')))
  return [...minors].filter((minor) => versions.some((version) => compareVersions(version, minor) > 0))
}

/**
 * Returns the versions that `listMinorVersions` lists, each with the date of its first release.
 * @param releases newest first
 */
export function dateMinorVersions(
  releases: readonly Pick<Release, 'version' | 'date'>[],
): { version: string; date: string }[] {
  return listMinorVersions(releases.flatMap(({ version }) => version ?? [])).map((minor) => {
    const first = releases.findLast(({ version }) => version === minor || version?.startsWith(`${minor}.`))
    return { version: minor, date: first?.date ?? '' }
  })
}

/** Returns everything newer than a version by group, each with its releases, in the order given. Empty groups are left out. */
export function groupChanges(
  releases: readonly ReleaseChanges[],
  since: string,
): { id: ChangeGroup; title: string; rows: ChangeRow[] }[] {
  return (Object.keys(changeGroups) as ChangeGroup[]).flatMap((id) => {
    const rows = releases.flatMap((release) => toRow(release, id, since) ?? [])
    return rows.length > 0 ? [{ id, title: changeGroups[id], rows }] : []
  })
}

function toRow(release: ReleaseChanges, group: ChangeGroup, since: string): ChangeRow | undefined {
  const { version, href, heading, description, date, platforms, areas, isStory, changes } = release
  if (version === undefined || compareVersions(version, since) <= 0) return undefined
  // The main news of a story is in its text, and a post without lists is about something new.
  const news: ListedChange[] =
    isStory || changes.length === 0 ? [{ group: 'new', title: heading, text: description, id: '' }] : []
  const own: ListedChange[] = [...news, ...changes].filter((change) => change.group === group)
  const [first] = own
  if (!first) return undefined
  return {
    version,
    href: first.id ? `${href}#${first.id}` : href,
    date,
    platforms,
    areas,
    changes: own.map(({ title, text }) => ({ title, text })),
  }
}
