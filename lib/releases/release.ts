import type { PlatformId } from '../site/config-types'
import type { ReleaseArea, ReleaseTeam } from '../site/releases'

/** A post of the releases blog without its body. Tokens are filled in. */
export type Release = {
  slug: string
  href: string
  /** Absent from posts that are about no version. */
  version?: string
  title: string
  description: string
  /** `YYYY-MM-DD` */
  date: string
  author: ReleaseTeam
  platforms: readonly PlatformId[]
  areas: readonly ReleaseArea[]
  isLatest: boolean
  /** Whether there is more to it than lists of changes; the list of posts then shows its summary alone. */
  isStory: boolean
}

/** What names a post in a list of links: its version, or the title of a post that is about none. */
export function toReleaseLabel({ version, title }: Pick<Release, 'version' | 'title'>): string {
  return version ?? title
}

/**
 * The whole name of a post.
 * @example toReleaseTitle({ version: '1.4', title: 'Calendar' }) // => '1.4: Calendar'
 */
export function toReleaseTitle({ version, title }: Pick<Release, 'version' | 'title'>): string {
  return version ? `${version}: ${title}` : title
}

/** A post as a line of a list: what goes to the browser of a filtered list. */
export type ReleaseRow = Pick<
  Release,
  'slug' | 'href' | 'version' | 'title' | 'date' | 'platforms' | 'areas' | 'isLatest'
>

export function toReleaseRow({ slug, href, version, title, date, platforms, areas, isLatest }: Release): ReleaseRow {
  return { slug, href, version, title, date, platforms, areas, isLatest }
}
