import type { PageDifference } from './compare-pages'
import type { DeclarationChange } from './compare-styles'
import type { TextPart } from './compare-text'
import type { SitePage } from './site-pages'

/** What search shows of a page. */
export type SearchEntry = { trail: string; keywords: string }

/** A question in the words of visitors, the pages that answer it, and those that search finds, in their order. */
export type AskedQuestion = { q: string; pages: readonly string[]; found: readonly string[] }

/** An exported site, as far as it's compared. */
export type Site = {
  /** By address. */
  pages: ReadonlyMap<string, SitePage>
  /** Returns the front matter of a page's Markdown file. */
  readFacts: (href: string) => ReadonlyMap<string, string>
  /** Returns a hash of the page's social card, if it has one. */
  hashCard: (href: string) => string | undefined
  /** Missing if the site has no index that we can read. */
  search?: { entries: ReadonlyMap<string, SearchEntry>; questions: readonly AskedQuestion[] }
  /** Returns the kilobytes of a page's HTML, compressed. */
  measure: (href: string) => number
}

/** A page that was added, changed, moved or removed. */
export type ChangedPage = {
  kind: 'added' | 'changed' | 'moved' | 'removed'
  /** The part of the site that it belongs to. */
  area: string
  /** Where it is now or, if it was removed, where it was. */
  href: string
  /** Where a moved page was. */
  from?: string
  /** Where the old address of a moved or removed page leads. */
  redirectsTo?: string
  title: string
  description: string
  /** Missing if the page was added or removed. */
  difference?: PageDifference
  /** The hashes of the social card, if it differs. */
  card?: { before?: string; after?: string }
  /** How much a reader would notice. */
  weight: number
}

/** Words that changed around the text of pages, such as in the navigation. `pages` are those that nothing else changed on. */
export type FrameChange = { parts: TextPart[]; pages: string[] }

/** A place to look at. `isEarlier` if it's only in the site that's compared with. */
export type Place = { label: string; href: string; isEarlier?: boolean }

/** What's likely to be wrong with a change, what to do about it, and where to look. */
export type ChangeProblem = {
  kind: 'Broken address' | 'Broken anchor' | 'Search' | 'Too large' | 'Accessibility'
  what: string
  fix: string
  places: readonly Place[]
}

export type SiteChanges = {
  /** Those that readers would notice most come first. */
  pages: ChangedPage[]
  frame: FrameChange[]
  /** Declarations that changed, and the pages whose look they can alter. */
  styles: { declarations: DeclarationChange[]; pages: string[] }
  problems: ChangeProblem[]
}

/** A page in one size and theme. Sizes are in pixels. `before` and `after` are files next to the page; a page that's new has only the second. */
export type PicturePair = {
  name: string
  width: number
  height: number
  /** The first row that differs. */
  top?: number
  before?: string
  after?: string
}

/** The pictures of a page. `note` says which are missing, and why. */
export type PagePictures = { pairs: readonly PicturePair[]; note?: string }
