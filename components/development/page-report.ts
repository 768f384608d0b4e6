import type { ResultGroup } from '@/lib/search/answer-view'

/** Where the development server answers what the editor's bar asks. A build has nothing there. */
export const barRoot = '/editor-bar'

/** A page at the other end of a link. The title is missing if there's no such page. */
export type LinkedPage = { href: string; title?: string }

/** What the editor's bar shows about a page. Lists of releases and the search page have no file, and so no text and no last change. */
export type PageReport = {
  file?: string
  text?: {
    words: number
    sentences: number
    /** The number of words in the longest sentence. */
    longest: number
    /** A US school year. It's missing if the page has too few sentences to tell. */
    grade?: number
  }
  outgoing: readonly LinkedPage[]
  /** Links to other sites. */
  external: readonly string[]
  incoming: readonly LinkedPage[]
  change?: PageChange
}

/** Where a former address leads, such as one in `redirectFrom`. */
export type MovedPage = { redirect: string }

/** The last commit that changed the page, and whether its file has changed since. */
export type PageChange = { date?: string; author?: string; subject?: string; isUncommitted: boolean }

/** How search finds a page. Ranks begin at 1, and 0 means that it isn't among the first three. */
export type SearchReport = {
  isSearchable: boolean
  /** Whether the index is older than the last save. */
  isOutdated: boolean
  /** The result for the page's own title. */
  result?: ResultGroup
  headings: readonly RankedQuery[]
  questions: readonly RankedQuery[]
}

export type RankedQuery = { query: string; rank: number }
