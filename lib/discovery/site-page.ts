/** A link with what it leads to, as lists show it. */
export type PageLink = { href: string; label: string; description?: string }

export type SitePageKind = 'home' | 'doc' | 'api' | 'release' | 'list' | 'page' | 'search'

/** A published page as search engines, cards and readers of plain text see it. One description for all of them. */
export type SitePage = {
  kind: SitePageKind
  href: string
  /** Unique among all pages; the window shows it with the site's name. */
  title: string
  /** The words of its level-1 heading. */
  heading: string
  /** Unique among all pages. */
  description: string
  /** From the area down to the page, without the page. Categories have no page and so no `href`. */
  trail: readonly { label: string; href?: string }[]
  /** The address that search engines should keep: of an archived page the current equal one. */
  canonical: string
  isIndexed: boolean
  keywords: readonly string[]
  /** Of the documentation (`1.x`), or of the app in a release post. */
  version?: string
  /** The day of a post, `YYYY-MM-DD`. */
  published?: string
  /** The day on which it last changed, `YYYY-MM-DD`; unknown without history. */
  lastUpdated?: string
  /** The file of `content/` that holds its body. */
  sourcePath?: string
  /** What a page that is a list leads to. */
  links?: readonly PageLink[]
}
