import type { SearchContext, SearchRecord, SearchSet } from '../search/search-record'
import type { VersionId } from '../site/versions'

type PageSketch = {
  url: string
  title: string
  text?: string
  keywords?: readonly string[]
  /** Texts by heading. Each one becomes a section of level 2. */
  sections?: Readonly<Record<string, string>>
}

/** Builds the search records of sketched pages, as the site would have them. */
export function buildSearchSet(context: SearchContext, pages: readonly PageSketch[], version?: VersionId): SearchSet {
  const records = pages.flatMap(({ url, title, text = '', keywords = [], sections = {} }): SearchRecord[] => [
    { title, section: '', url, hash: '', breadcrumbs: ['Area'], text, level: 1, keywords },
    ...Object.entries(sections).map(
      ([section, own]): SearchRecord => ({
        title,
        section,
        url,
        hash: section.toLowerCase().replaceAll(' ', '-'),
        breadcrumbs: ['Area', title],
        text: own,
        level: 2,
        keywords: [],
      }),
    ),
  ])
  return { context, version, records }
}
