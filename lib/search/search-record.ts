import type { VersionId } from '../site/versions'

/**
 * The areas of the site that can be searched separately, in the order in which they're offered. The order also decides which of two equal answers comes
 * first.
 */
export const searchContexts = ['docs', 'api', 'releases', 'site'] as const
export type SearchContext = (typeof searchContexts)[number]

/** The names of the areas, in breadcrumbs and next to the results. */
export const searchContextLabels: Readonly<Record<SearchContext, string>> = {
  docs: 'Documentation',
  api: 'API Reference',
  releases: 'Releases',
  site: 'Site',
}

/** Returns whether `text` names an area, as `ctx` in an address has to. */
export function isSearchContext(text: string): text is SearchContext {
  return searchContexts.some((context) => context === text)
}

/** An area, in one version if it's the documentation. */
export type SearchArea = { context: SearchContext; version?: VersionId }

/** Lists the areas that a search needs: one or, without `context`, all of them. Only the documentation has versions. */
export function listAreas({ version, context }: { version: VersionId; context?: SearchContext }): SearchArea[] {
  const wanted = context ? [context] : searchContexts
  return wanted.map((own) => (own === 'docs' ? { context: own, version } : { context: own }))
}

/**
 * Returns the name of the file with an area's titles. It has no hash, so that it can be requested before anything else has arrived, and hosts
 * have browsers revalidate it.
 * @example toTitlesName('docs', '2.x') // => 'titles-2.x-docs.json'
 */
export function toTitlesName(context: SearchContext, version: VersionId | undefined): string {
  return `${['titles', version, context].filter(Boolean).join('-')}.json`
}

/** A searchable part of a page: a section, from its heading to the next one, or the text before the first heading. */
export type SearchRecord = {
  /** The page's title. */
  title: string
  /** The heading; empty for the top of the page. */
  section: string
  /** Root-relative, without the hash. */
  url: string
  /** The id of the heading. Empty for the top of the page, and for a heading without an id. */
  hash: string
  /** What's above it: the area and the categories, and for a section also the page and the headings above it. */
  breadcrumbs: readonly string[]
  text: string
  /** 1 for the top of the page, otherwise the level of the heading. */
  level: 1 | 2 | 3 | 4
  /** Words that visitors use but the page doesn't. Only the top of a page has them. */
  keywords: readonly string[]
  /** Whether the page comes earlier or later than its words alone would have it. */
  boost?: SearchBoost
}

/** What editors can write in `searchBoost`. */
export const searchBoosts = { higher: 'Earlier in the results', lower: 'Later in the results' } as const
export type SearchBoost = keyof typeof searchBoosts

/** The records of one area, in reading order. For the documentation, it's those of one version. */
export type SearchSet = SearchArea & { records: readonly SearchRecord[] }
