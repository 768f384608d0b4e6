import { create as createOrama, insertMultiple, save, search as searchOrama } from '@orama/orama'
import { Document } from 'flexsearch'
import MiniSearch from 'minisearch'
import { createEngine } from '@/lib/search/engine'
import { toSearchFiles } from '@/lib/search/index-files'
import type { SearchRecord, SearchSet } from '@/lib/search/search-record'
import type { SynonymGroup } from '@/lib/search/synonyms'
import type { Engine } from './evaluate'

/** Wraps our own engine for the comparison. It ranks without `searchBoost`, because the other engines don't know which pages editors prefer. */
export function createOurs(sets: readonly SearchSet[], synonyms: readonly SynonymGroup[]): Engine {
  const files = sets.map((set) => toSearchFiles({ ...set, records: set.records.map(({ boost, ...record }) => record) }))
  const engine = createEngine(
    files.map(({ titles }) => titles),
    { synonyms },
  )
  for (const [index, { texts }] of files.entries()) for (const part of texts) engine.addTexts(index, part)
  return {
    name: synonyms.length ? 'ours' : 'ours, no synonyms',
    search: (query) => [...engine.search(query, { limit: 20 }).hits],
    download: files.map(({ titles, texts }) => JSON.stringify([titles, ...texts])).join(''),
  }
}

/** Returns the documents that the other engines index: our records' text, with the keywords in front. */
function toPlain(records: readonly SearchRecord[]) {
  return records.map(({ keywords, text, section, title, breadcrumbs, url, hash, level }, id) => ({
    id,
    url,
    hash,
    heading: section || title,
    title,
    crumbs: breadcrumbs.join(' '),
    above: level === 1 ? [] : [title, ...breadcrumbs.slice(breadcrumbs.indexOf(title) + 1)],
    text: [...keywords, text].join('\n'),
  }))
}

/** Sets up MiniSearch with the options that `vitepress` 1.6 uses. */
export function createMiniSearch(records: readonly SearchRecord[]): Engine {
  const index = new MiniSearch({
    fields: ['heading', 'above', 'text'],
    storeFields: ['url', 'hash', 'heading', 'above'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { heading: 4, text: 2, above: 1 } },
  })
  index.addAll(toPlain(records))
  return {
    name: 'MiniSearch (VitePress)',
    search: (query) =>
      index
        .search(query)
        .slice(0, 16)
        .map(({ url, hash }) => ({ url, hash })),
    download: JSON.stringify(index),
  }
}

/** Sets up FlexSearch as in its README: every option except `tokenize` has its default, and results come field by field. */
export async function createFlexSearch(
  records: readonly SearchRecord[],
  tokenize: 'strict' | 'forward',
): Promise<Engine> {
  const fields = ['heading', 'title', 'crumbs', 'text']
  const index = new Document({ document: { id: 'id', index: fields.map((field) => ({ field, tokenize })) } })
  const plain = toPlain(records)
  for (const { id, heading, title, crumbs, text } of plain) index.add({ id, heading, title, crumbs, text })
  const parts: string[] = [JSON.stringify(plain)]
  await index.export((_key: string, data: string) => void parts.push(data ?? ''))
  return {
    name: `FlexSearch, ${tokenize === 'strict' ? 'default' : tokenize}`,
    search: (query) =>
      index
        .search(query, { limit: 20 })
        .flatMap(({ result }) => result)
        .flatMap((id) => plain[Number(id)] ?? []),
    download: parts.join(''),
  }
}

/** Sets up `@orama/orama` with its defaults, except that one typo is allowed. */
export async function createOramaEngine(records: readonly SearchRecord[]): Promise<Engine> {
  const index = createOrama({
    schema: { title: 'string', heading: 'string', crumbs: 'string', text: 'string' } as const,
  })
  const plain = toPlain(records)
  await insertMultiple(
    index,
    plain.map(({ id, title, heading, crumbs, text, url, hash }) => ({
      id: `${id}`,
      title,
      heading,
      crumbs,
      text,
      url,
      hash,
    })),
  )
  return {
    name: 'Orama',
    async search(query) {
      const { hits } = await searchOrama(index, { term: query, tolerance: 1, limit: 10 })
      return hits.flatMap(({ id }) => plain[Number(id)] ?? [])
    },
    download: JSON.stringify(save(index)),
  }
}
