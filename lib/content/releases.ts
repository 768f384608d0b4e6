import type { NavLink, PrevNext } from '../nav/nav-tree'
import { type Release, toReleaseTitle } from '../releases/release'
import { isChangeKind, type ReleaseArea, type ReleaseTeam } from '../site/releases'
import { toReleaseHref } from '../site/routes'
import { currentVersion } from '../site/versions'
import type { Heading, OldAnchors } from '../toc/toc'
import { compareVersions, isVersion } from '../utils/version.mjs'
import { findDocLink, type RelatedLink, toEditUrl } from './doc-view'
import { type RawEntry, readBodyCode, readMetadata } from './generated'
import { getLatestVersion } from './latest-version.mjs'
import { memo } from './memo.mjs'
import { readOrElse } from './read-yaml'
import { fillSiteTokens } from './site-tokens.mjs'

/** A post, with the data that only its own page needs. */
export type ReleaseEntry = Release & {
  /** Slugs of the documentation pages for features that begin with this release. */
  introduces: readonly string[]
  keywords: readonly string[]
  /** Former heading IDs, mapped to the current ones. */
  anchorsFrom?: OldAnchors
  sourcePath: string
}

function toRelease(raw: RawEntry<'Release'>): ReleaseEntry {
  const slug = raw._raw.flattenedPath.slice('releases/'.length)
  const version = isVersion(slug) ? slug : undefined
  const headings = raw.headings as Heading[]
  return {
    slug,
    href: toReleaseHref(slug),
    version,
    title: fillSiteTokens(raw.title),
    description: fillSiteTokens(raw.description),
    date: raw.date.slice(0, 10),
    author: raw.author as ReleaseTeam,
    platforms: raw.platforms,
    areas: raw.areas as ReleaseArea[],
    introduces: raw.introduces ?? [],
    keywords: raw.keywords ?? [],
    anchorsFrom: raw.anchorsFrom as OldAnchors | undefined,
    isLatest: version === getLatestVersion(),
    isStory: version === undefined || headings.some(({ level, text }) => level === 2 && !isChangeKind(text)),
    sourcePath: `content/${raw._id}`,
  }
}

/** Orders posts by date, newest first, and posts of one day by version, newest first. */
function byAge(a: Release, b: Release): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1
  return compareVersions(b.version ?? '0.0', a.version ?? '0.0')
}

/** Returns every post of the releases blog, newest first. */
export const listReleases = memo((): readonly ReleaseEntry[] => readMetadata('Release').map(toRelease).sort(byAge))

/** Returns the newest version or, in `npm run dev` while its post can't be read yet, the one before. @throws if there isn't one */
export function getNewestRelease() {
  return readOrElse(
    () => getVersionPost(listReleases().find(({ isLatest }) => isLatest)),
    () => getVersionPost(listReleases().find(({ version }) => version)),
  )
}

/** Returns the very first version. @throws if there isn't one */
export function getFirstRelease() {
  return getVersionPost(listReleases().findLast(({ version }) => version))
}

function getVersionPost(post: ReleaseEntry | undefined) {
  if (!post?.version) throw new Error('content/releases holds no version')
  const { version, title, date, href } = post
  return { version, title, date, href }
}

/** Returns the compiled MDX of a post. */
export function readReleaseCode(release: ReleaseEntry): string {
  return readBodyCode('Release', release.sourcePath.slice('content/'.length))
}

/** Everything that the page of a post shows around its body. */
export type ReleaseView = {
  release: ReleaseEntry
  related: RelatedLink[]
  prevNext: PrevNext
  editUrl: string
}

/** Returns the view of the post at `slug`, or undefined if there isn't one. `next` is the newer neighbour. */
export function findReleaseView(slug: string): ReleaseView | undefined {
  const releases = listReleases()
  const index = releases.findIndex((release) => release.slug === slug)
  const release = releases[index]
  if (!release) return undefined
  return {
    release,
    related: release.introduces.flatMap((doc) => findDocLink(currentVersion.id, doc) ?? []),
    prevNext: { prev: toLink(releases[index + 1]), next: toLink(releases[index - 1]) },
    editUrl: toEditUrl(release.sourcePath),
  }
}

function toLink(release: Release | undefined): NavLink | undefined {
  return release && { kind: 'link', label: toReleaseTitle(release), href: release.href }
}
