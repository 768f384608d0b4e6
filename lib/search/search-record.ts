import type { VersionId } from '../site/versions'

/** The areas of the site that can be searched alone, in the order in which they are offered, and which of two equal answers comes first. */
export const searchContexts = ['docs', 'api', 'releases', 'site'] as const
export type SearchContext = (typeof searchContexts)[number]

/** How an area is called, in breadcrumbs and beside the results. */
export const searchContextLabels: Readonly<Record<SearchContext, string>> = {
  docs: 'Documentation',
  api: 'API Reference',
  releases: 'Releases',
  site: 'Site',
}

/** Whether `text` names an area, as `ctx` of an address has to. */
export function isSearchContext(text: string): text is SearchContext {
  return searchContexts.some((context) => context === text)
}

/** A searchable piece of a page: a section, from its heading to the next one, or what stands before the first heading. */
export type SearchRecord = {
  /** Of the page. */
  title: string
  /** The heading; empty for the top of the page. */
  section: string
  /** Root-relative, without the hash. */
  url: string
  /** The id of the heading; empty for the top of the page, and for a heading that has none. */
  hash: string
  /** What stands above it: the area, the categories, and for a section the page and the headings over it. */
  breadcrumbs: readonly string[]
  text: string
  /** 1 for the top of the page, else that of the heading. */
  level: 1 | 2 | 3 | 4
  /** Words of visitors that the page does not use; on the top of a page only. */
  keywords: readonly string[]
}

/** The records of one area, in reading order; of the documentation those of one version. */
export type SearchSet = { context: SearchContext; version?: VersionId; records: readonly SearchRecord[] }
