import type { ListedChange } from '../releases/changes'
import type { Release } from '../releases/release'
import type { SearchBoost } from '../search/search-record'
import type { PlatformId } from '../site/platforms'
import type { VersionId } from '../site/versions'
import type { DescribedLink, OldAnchors } from '../view'

/** A heading in the body of an entry. Its `id` is the anchor, and its `level` is 2 to 4. */
export type Heading = { id: string; text: string; level: number }

/** A step on the way from an area of the site down to a page. Categories of a sidebar don't have a page, so they have no `href`. */
type TrailStep = { label: string; href?: string }

/** What every published page has. Tokens are filled in. */
type Published = {
  href: string
  /** Unique among all pages. The browser shows it together with the site's name. */
  title: string
  /** The text of its level-1 heading. */
  heading: string
  /** Unique among all pages. */
  description: string
  /** From the area down to the page, without the page itself. */
  trail: readonly TrailStep[]
  /**
   * The address that search engines should keep. For an archived page that they may index, it's the address of the same page in the current version or of
   * the page that has replaced it, if there is one.
   */
  canonical: string
  isIndexed: boolean
  keywords: readonly string[]
  /** The day on which the page last changed, `YYYY-MM-DD`. It's unknown without version history. */
  lastUpdated?: string
}

/** What a page has that an editor wrote as a file in `content/`. */
export type Written = Published & {
  /** The end of its address, which is unique among the pages of a kind or, for documentation, of a version. */
  slug: string
  /** Its file, from the root of the repository. */
  sourcePath: string
  headings: readonly Heading[]
  /** The page isn't published yet. A published build doesn't have it. */
  isDraft?: boolean
  /** Nothing on the site leads to the page by itself. */
  isUnlisted?: boolean
  /** Former heading IDs, mapped to the current ones. */
  anchorsFrom?: OldAnchors
  /** The former addresses of the page. */
  redirectFrom: readonly string[]
  /** Whether the site's own search finds it. */
  isSearchable: boolean
  /** Whether search shows it earlier or later than its words alone would. */
  searchBoost?: SearchBoost
  /** The IDs of headings whose sections search leaves out. */
  searchWithout?: readonly string[]
}

/** A home, marketing or utility page. `lead` is the sentence under the title, on pages with one column. */
type PageFields = Written & { lead?: string; layout: 'prose' | 'sections' }

type EntryFields = {
  home: PageFields
  page: PageFields
  doc: Written & {
    version: VersionId
    /** The label in the sidebar, if the heading is too long for it. */
    sidebarLabel?: string
    /** The release that introduced what the page describes. It's missing if the page introduces nothing. */
    since?: string
    plan: 'free' | 'premium'
    platforms: readonly PlatformId[]
    /** Who the page is for, in words that follow "For". Archived pages may not say it. */
    audience?: string
    /** What readers do next: each task with its page, written as in `related`. */
    next: Readonly<Record<string, string>>
    /** Related pages: slugs of the same version, or addresses. */
    related: readonly string[]
  }
  /** `operation` is the ID of the operation that the page is about. `related` has addresses. */
  api: Written & { sidebarLabel?: string; operation?: string; related: readonly string[] }
  /** `introduces` lists the slugs of the documentation pages for features that begin with this release. */
  release: Written & Release & { introduces: readonly string[]; changes: readonly ListedChange[] }
  /** `feed` is the address of the list's feed, if it has one. */
  list: Published & { links: readonly DescribedLink[]; feed?: string }
  search: Published
}

export type EntryKind = keyof EntryFields
export type EntryOf<Kind extends EntryKind> = { [K in Kind]: EntryFields[K] & { kind: K } }[Kind]

/** A published page as routes, sidebars, search, feeds, search engines and cards see it. They all use this one description. */
export type Entry = EntryOf<EntryKind>

/** An entry with a body. */
export type WrittenEntry = EntryOf<'home' | 'page' | 'doc' | 'api' | 'release'>

/** Returns whether an entry has a body. The others list pages or search them. */
export function isWritten(entry: Entry): entry is WrittenEntry {
  return entry.kind !== 'list' && entry.kind !== 'search'
}
