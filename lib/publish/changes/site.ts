import type { LinkWords, PageDifference, Pair } from './compare-pages'
import type { DeclarationChange, PropertyUse } from './compare-styles'
import type { SitePage } from './site-pages'

/** What search shows of a page. */
export type SearchEntry = { trail: string; keywords: string }

/** A question in the words of visitors, the pages that answer it, and those that search finds, in this order. */
export type AskedQuestion = { q: string; pages: readonly string[]; found: readonly string[] }

/** The parts of an exported site that are compared. */
export type Site = {
  /** By address. */
  pages: ReadonlyMap<string, SitePage>
  /** Returns the front matter of a page's Markdown copy, which is empty if there's no copy. */
  readFacts: (href: string) => ReadonlyMap<string, string>
  /** Returns whether the page, or the redirect at its address, has a Markdown copy. */
  hasMarkdown: (href: string) => boolean
  /** Returns a hash of the page's social card, if it has one. */
  hashCard: (href: string) => string | undefined
  /** Missing if the site has no search index that this version can read. */
  search?: { entries: ReadonlyMap<string, SearchEntry>; questions: readonly AskedQuestion[] }
  /** Returns the size of a page's compressed HTML, in kilobytes. */
  measure: (href: string) => number
}

/** A page that was added, changed, moved or removed. */
export type ChangedPage = {
  kind: 'added' | 'changed' | 'moved' | 'removed'
  /** The part of the site that it belongs to. */
  area: string
  /** Its address now or, if it was removed, its last one. */
  href: string
  /** The former address of a moved page. */
  from?: string
  /** Where the old address of a moved or removed page leads. */
  redirectsTo?: string
  title: string
  description: string
  /** Missing if the page was added or removed. */
  difference?: PageDifference
  /** The hashes of the social card, if it differs. */
  card?: { before?: string; after?: string }
  /** How much of the change a reader would notice. */
  weight: number
}

/** Labels that changed around the text of pages, such as in the sidebar. The list is empty if only their order changed. */
export type FrameChange = { place: string; labels: Pair[]; pages: string[] }

/** A page with a link that changed, and the words of the link. */
export type LinkUse = { href: string; title: string; words?: LinkWords }

/** A link that changed in the same way on several pages. */
export type LinkChange = { before?: string; after?: string; uses: LinkUse[] }

/** A link to a place to look at. With `isEarlier`, it leads to the earlier site. */
type Place = { label: string; href: string; isEarlier?: boolean }

/** Something that's likely to be wrong, what to do about it, and where to look. `code` is what to add to the file that `fix` names. */
export type ChangeProblem = {
  kind: 'Broken address' | 'Broken anchor' | 'Search' | 'Too large' | 'Accessibility'
  what: string
  fix: string
  code?: string
  places: readonly Place[]
}

export type SiteChanges = {
  /** Those that readers would notice most come first. Pages on which only shared links changed aren't among them. */
  pages: ChangedPage[]
  links: LinkChange[]
  frame: FrameChange[]
  /**
   * Declarations that changed, and the pages that they can affect. `onlyTheme` is set if the other theme stays as it is. `uses` is missing if no rule uses a
   * custom property that changed.
   */
  styles: { declarations: DeclarationChange[]; pages: string[]; onlyTheme?: 'light' | 'dark'; uses?: PropertyUse[] }
  /** The number of questions that were asked of both sites' search. Missing if it couldn't be compared. */
  questions?: number
  problems: ChangeProblem[]
}

/** A part of a picture that differs, in pixels. */
export type Area = { left: number; top: number; width: number; height: number }

/** A page in one size and theme. Sizes are in pixels. `before` and `after` are names of files; an added page has only the second. */
export type PicturePair = {
  name: string
  width: number
  height: number
  /** The areas that differ, with those that readers should see first at the start. */
  areas: readonly Area[]
  before?: string
  after?: string
}

/** The pictures of a page. `note` explains what is missing and why. */
export type PagePictures = { pairs: readonly PicturePair[]; note?: string }
