import { getEntry, listDocs, listEntries, listIndexedPages } from '../../catalogue/entries'
import type { Entry, EntryOf, WrittenEntry } from '../../catalogue/entry'
import { releaseAreas } from '../../releases/release'
import type { Section } from '../../search/list-sections'
import { type SearchContext, type SearchRecord, type SearchSet, searchContextLabels } from '../../search/search-record'
import { searchedLists } from '../../site/routes'
import { versions } from '../../site/versions'
import { formatDate } from '../../utils/date'
import { withPlainSpaces } from '../../utils/typography.mjs'

/** A page as search sees it, apart from its body. */
type SearchPage = Pick<Entry, 'href' | 'title' | 'description' | 'keywords'> & Pick<SearchRecord, 'boost'>
type PageSections = ReadonlyMap<string, readonly Section[]>

/**
 * Returns every set of records on the site: one for each version of the documentation, then one for each other area.
 * @param sections the sections of each exported page, by address
 * @throws if a page is missing
 */
export function listSearchSets(sections: PageSections): SearchSet[] {
  const toSet = (context: SearchContext, entries: readonly WrittenEntry[]) => buildSet(context, entries, sections)
  return [
    ...versions.map(({ id }) => ({ ...toSet('docs', listDocs(id)), version: id })),
    toSet('api', listEntries('api')),
    withLists(toSet('releases', listEntries('release'))),
    toSet('site', listIndexedPages()),
  ]
}

/** Adds the lists of posts, of which search knows only the title, the description and the keywords. The links would repeat every post. */
function withLists(set: SearchSet): SearchSet {
  const lists = searchedLists.map((href) => getEntry(href, 'list'))
  const toRecords = (list: EntryOf<'list'>) =>
    toSearchRecords(
      { ...list, title: list.heading, ...(list.keywords.length && { boost: 'higher' }) },
      toTrail(set.context, list),
      [{ heading: '', id: '', level: 1, text: '' }],
    )
  return { ...set, records: [...lists.flatMap(toRecords), ...set.records] }
}

const toTrail = (context: SearchContext, { trail }: Entry) => [
  searchContextLabels[context],
  ...trail.slice(1).map(({ label }) => label),
]

function buildSet(context: SearchContext, entries: readonly WrittenEntry[], sections: PageSections): SearchSet {
  const records = entries
    .filter(({ isSearchable }) => isSearchable)
    .flatMap((entry) => {
      const own = sections.get(entry.href)
      if (!own) throw new Error(`${entry.href} has no exported page, so search can't index it. Run: npm run build`)
      return toSearchRecords(toSearchPage(entry, own), toTrail(context, entry), own)
    })
  return { context, records }
}

/** Visitors also search for an operation by its method and path, and for a post by its version, its date and the areas that it affects. */
function toSearchPage(written: WrittenEntry, sections: readonly Section[]): SearchPage {
  const entry = { ...written, boost: written.searchBoost }
  if (entry.kind === 'api' && entry.operation) {
    const endpoints = sections.flatMap(({ text }) => /^[A-Z]+ \/\S+$/m.exec(text) ?? [])
    return { ...entry, title: entry.heading, keywords: [...endpoints.slice(0, 1), ...entry.keywords] }
  }
  if (entry.kind !== 'release') return { ...entry, title: entry.heading }
  const { keywords, version, date, areas } = entry
  return {
    ...entry,
    keywords: [
      ...keywords,
      ...(version ? [`version ${version}`, 'release'] : []),
      formatDate(date),
      ...areas.map((area) => releaseAreas[area]),
    ],
  }
}

/** Returns the records of one page: its top, with the description, and each of its sections. @param trail the area and the categories above it */
export function toSearchRecords(
  page: SearchPage,
  trail: readonly string[],
  sections: readonly Section[],
): SearchRecord[] {
  const { href: url, boost: own } = page
  const [title, description] = [page.title, page.description].map(withPlainSpaces) as [string, string]
  const boost = own && { boost: own }
  const above: { level: number; heading: string }[] = []
  return sections.map(({ heading, id, level, text }): SearchRecord => {
    if (level === 1) {
      const words = [description, text].filter(Boolean).join('\n')
      return {
        title,
        section: '',
        url,
        hash: '',
        breadcrumbs: trail,
        text: words,
        level,
        keywords: page.keywords,
        ...boost,
      }
    }
    while ((above.at(-1)?.level ?? 0) >= level) above.pop()
    const breadcrumbs = [...trail, title, ...above.map((own) => own.heading)]
    above.push({ level, heading })
    return { title, section: heading, url, hash: id, breadcrumbs, text, level, keywords: [], ...boost }
  })
}
