/** A link as lists show it, with a label and a description of its target. */
export type PageLink = { href: string; label: string; description?: string }

export type SitePageKind = 'home' | 'doc' | 'api' | 'release' | 'list' | 'page' | 'search'

/** A published page as search engines, cards and readers of plain text see it. They all use this one description. */
export type SitePage = {
  kind: SitePageKind
  href: string
  /** Unique among all pages. The browser shows it together with the site's name. */
  title: string
  /** The text of its level-1 heading. */
  heading: string
  /** Unique among all pages. */
  description: string
  /** From the area down to the page, without the page itself. Categories don't have a page, so they have no `href`. */
  trail: readonly { label: string; href?: string }[]
  /** The address that search engines should keep. For an archived page, it's the address of the current equivalent. */
  canonical: string
  isIndexed: boolean
  keywords: readonly string[]
  /** The version of the documentation (`1.x`), or of the app in a release post. */
  version?: string
  /** The day a post was published, `YYYY-MM-DD`. */
  published?: string
  /** The day on which the page last changed, `YYYY-MM-DD`. It's unknown without version history. */
  lastUpdated?: string
  /** The file in `content/` that contains its body. */
  sourcePath?: string
  /** The links on a page that's a list. */
  links?: readonly PageLink[]
}
