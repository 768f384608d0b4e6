import type { PlatformId } from '../site/config-types'
import type { ReleaseArea, ReleaseTeam } from '../site/releases'

/** A post of the releases blog without its body. Tokens are filled in. */
export type Release = {
  slug: string
  href: string
  /** Missing if the post isn't about a version. */
  version?: string
  title: string
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

/** Returns a post's label in a list of links: its version, or its title if it isn't about a version. */
export function toReleaseLabel({ version, title }: Pick<Release, 'version' | 'title'>): string {
  return version ?? title
}

/**
 * Returns the full name of a post.
 * @example toReleaseTitle({ version: '1.4', title: 'Calendar' }) // => '1.4: Calendar'
 */
export function toReleaseTitle({ version, title }: Pick<Release, 'version' | 'title'>): string {
  return version ? `${version}: ${title}` : title
}

/** A post as a row of a list, with the fields that a filtered list sends to the browser. */
export type ReleaseRow = Pick<
  Release,
  'slug' | 'href' | 'version' | 'title' | 'date' | 'platforms' | 'areas' | 'isLatest'
>

export function toReleaseRow({ slug, href, version, title, date, platforms, areas, isLatest }: Release): ReleaseRow {
  return { slug, href, version, title, date, platforms, areas, isLatest }
}
