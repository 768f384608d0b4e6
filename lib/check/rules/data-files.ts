import { type Document, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { z } from 'zod'
import { openApiSchema } from '../../api/openapi-schema'
import type { SidebarEntry } from '../../catalogue/sidebar'
import { factSchemas } from '../../facts/schema'
import { miniatureSchema } from '../../miniatures/schema'
import { walkthroughSchema } from '../../miniatures/walkthrough-schema'
import { listProps } from '../../parts'
import { valueSets } from '../../parts/part'
import { searchQueriesSchema, startingPointsSchema, synonymsSchema } from '../../search/search-schemas'
import { versions } from '../../site/versions'
import { type Memory, remember } from '../../source/memory'
import type { Problem } from '../../source/problem'
import { parseYaml } from '../../source/yaml-problems'
import { field, offer } from '../../utils/field'
import { findNearest } from '../../utils/nearest'
import type { Site } from '../context'
import { isTrue, type Page } from '../lexer/page'
import { isMiniatureExample } from '../miniature-examples'
import { type FilePlace, isPicture } from '../places'
import { styleSchema } from '../prose/style-rules'
import type { Report } from '../report'
import { listReleasePictures } from './release-pictures'

const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const entrySchema: z.ZodType<SidebarEntry> = z.lazy(() => z.union([offer(z.string().min(1), 'slugs'), categorySchema]))

const categorySchema = z.strictObject({
  category: field(z.string().min(1), 'The label of the category, which has no page'),
  id: field(
    z.string().regex(kebabCase, 'must be an ID  (use lower-case letters, digits and hyphens, as in getting-started)'),
    "The category's ID, the same in every version, so that the version menu can match it. Keep it when you change the label.",
  ),
  items: field(z.array(entrySchema).min(1), 'Slugs of pages, and categories inside it'),
})

/** The schema of `content/docs/<version>/sidebar.yml`, the pages of a version in reading order. `checkSidebars` compares the slugs with the files. */
const sidebarSchema = z.array(entrySchema).min(1)

/** The schema of each kind of data file whose name doesn't matter. */
export const dataSchemas: Partial<Record<FilePlace['kind'], z.ZodType>> = {
  miniature: miniatureSchema,
  walkthrough: walkthroughSchema,
  sidebar: sidebarSchema,
  synonyms: synonymsSchema,
  'starting-points': startingPointsSchema,
  queries: searchQueriesSchema,
  style: styleSchema,
  openapi: openApiSchema,
}

const toFactsName = (path: string) => path.replace(/^.*\/|\.yml$/g, '')

function findSchema(path: string, { kind }: FilePlace): z.ZodType | undefined {
  return kind === 'facts' ? factSchemas[toFactsName(path) as keyof typeof factSchemas] : dataSchemas[kind]
}

/** Reads a data file and checks it against its schema. Files without a schema have neither data nor problems. */
export function parseData(
  path: string,
  source: string,
  place: FilePlace,
  memory: Memory,
): { data?: unknown; problems: Problem[] } {
  const schema = findSchema(path, place)
  if (!schema) return { problems: [] }
  return remember(memory, ['data', path, source], () => parseYaml(path, source, schema))
}

/** Returns the problems of a data file. */
export function listDataProblems(
  path: string,
  source: string,
  place: FilePlace,
  report: Report,
  memory: Memory,
): Problem[] {
  if (place.kind === 'facts' && !findSchema(path, place)) {
    const name = toFactsName(path)
    const nearest = findNearest(name, Object.keys(factSchemas))
    report(
      0,
      `there are no facts called "${name}"`,
      nearest ? `rename the file to ${nearest}.yml` : 'remove the file, or add its schema to lib/facts/schema.ts',
    )
  }
  if (place.kind === 'miniature' && isMiniatureExample(source))
    report(0, 'this is still the example that npm run new wrote', 'replace it with what your page is about')
  return parseData(path, source, place, memory).problems
}

type Slug = { slug: string; at: number }

/** Each sidebar with the folder of its pages. */
const areas = [
  ...versions.map(({ id }) => ({ name: id, folder: `docs/${id}` })),
  { name: 'the API reference', folder: 'api' },
]

/**
 * Checks each sidebar against its pages: it has to list every page exactly once, and nothing else. A draft may be listed, so that
 * its place is clear, and an unlisted page may not.
 * @param toReport returns the reporter for a file
 */
export function checkSidebars(
  site: Site,
  files: ReadonlyMap<string, string>,
  toReport: (path: string) => Report,
): void {
  for (const { name, folder } of areas) {
    const path = `content/${folder}/sidebar.yml`
    const pages = site.pages.filter(({ path }) => path.startsWith(`content/${folder}/`))
    const source = files.get(path)
    if (source !== undefined) {
      const document = parseDocument(source)
      // Otherwise every page would seem to be missing.
      if (document.errors.length || !isSeq(document.contents) || document.contents.items.length === 0) continue
      checkSlugs(listSlugs(document.contents), pages, toReport(path))
      checkCategories(document, toReport(path))
    } else if (pages.some(({ place }) => place)) {
      const fix = 'add this file, with the slugs of the pages in reading order'
      toReport(path)(0, `the pages of ${name} have no sidebar`, fix)
    }
  }
}

function checkSlugs(listed: readonly Slug[], pages: readonly Page[], report: Report): void {
  const seen = new Set<string>()
  const toSlugs = (some: readonly Page[]) => some.flatMap(({ place }) => place?.slug ?? [])
  const slugs = toSlugs(pages)
  const unlisted = toSlugs(pages.filter((page) => isTrue(page, 'unlisted')))
  const required = toSlugs(pages.filter((page) => !isTrue(page, 'unlisted') && !isTrue(page, 'draft')))
  const missing = new Set(required.filter((slug) => !listed.some((other) => other.slug === slug)))
  for (const { slug, at } of listed) {
    if (/\s/.test(slug)) {
      // YAML appends a line that's indented too far to the one before.
      report(at, 'this line and the next are read as one', 'begin each line with "- ", directly below the one before')
      for (const word of slug.split(/\s+/)) missing.delete(word)
    } else if (seen.has(slug)) report(at, `"${slug}" appears twice in the sidebar`, 'remove one of the two lines')
    else if (unlisted.includes(slug))
      report(
        at,
        `"${slug}" is unlisted, but is in the sidebar`,
        'remove this line, or remove unlisted: true from that page',
      )
    else if (!slugs.includes(slug)) {
      const sameName = slugs.find((candidate) => candidate.endsWith(`/${slug.split('/').at(-1)}`))
      const nearest = findNearest(slug, missing) ?? findNearest(slug, slugs) ?? sameName
      report(at, `there's no page "${slug}"`, nearest ? `write ${nearest}` : 'remove the line, or add the page')
      if (nearest) missing.delete(nearest)
    }
    seen.add(slug)
  }
  for (const slug of missing) {
    const fix = `add the line "- ${slug}" where readers will look for it`
    report(0, `the page "${slug}" is missing from the sidebar`, fix)
  }
}

/** Reports two categories with the same ID, because the sidebar keeps by ID which of them are open. */
function checkCategories(document: Document, report: Report): void {
  const seen = new Map<unknown, unknown>()
  visit(document, {
    Map: (_, category) => {
      const id = category.get('id', true)
      if (!isScalar(id)) return
      if (seen.has(id.value)) {
        const message = `"${id.value}" is also the ID of the category "${seen.get(id.value)}"`
        report(id.range?.[0] ?? 0, message, 'give one of them another ID')
      } else seen.set(id.value, category.get('category'))
    },
  })
}

/** Returns the slugs of a sidebar in order. Anything that doesn't fit the schema is left out: the schema reports it. */
function listSlugs(node: unknown): Slug[] {
  if (isScalar(node) && typeof node.value === 'string') return [{ slug: node.value, at: node.range?.[0] ?? 0 }]
  if (isSeq(node)) return node.items.flatMap(listSlugs)
  return isMap(node) ? listSlugs(node.get('items', true)) : []
}

/** The sets whose values are files, which some page has to show. */
const shownSets = [
  { set: 'fragment-ids', noun: 'fragment', type: 'mdx', example: (id: string) => `<Fragment id="${id}" />` },
  {
    set: 'miniature-ids',
    noun: 'miniature',
    type: 'yml',
    example: (id: string) => `<Miniature id="${id}" caption="…" />`,
  },
  {
    set: 'walkthrough-ids',
    noun: 'walkthrough',
    type: 'yml',
    example: (id: string) => `<Walkthrough id="${id}"> around its steps`,
  },
] as const

/** Pictures that code shows: the icons, and those of the press page. */
const ownPictures = /^\/(?:brand\/|icons\/|icon\.svg$)/

/** Reports fragments, miniatures, walkthroughs and images that no page shows. @param toReport returns the reporter for a file */
export function checkUnused(site: Site, texts: ReadonlyMap<string, string>, toReport: (path: string) => Report): void {
  const { values } = site.context
  const shown = listReleasePictures(site)
  for (const { set, noun, type, example } of shownSets) {
    // A part can show several pictures, so each of its props is looked for from the beginning of the tag.
    const uses = listProps(set).map(([part, prop]) => new RegExp(`<${part}\\b[^>]*?\\s${prop}="([^"]*)"`, 'g'))
    const used = new Set(
      [...texts.values()].flatMap((text) => uses.flatMap((use) => Array.from(text.matchAll(use), ([, id]) => id))),
    )
    for (const id of values[set].keys()) {
      const fix = `write ${example(id)} on a page, or remove the file`
      if (!used.has(id) && !shown.includes(id))
        toReport(`${valueSets[set]}/${id}.${type}`)(0, `no page shows this ${noun}`, fix)
    }
  }
  for (const asset of site.context.assets) {
    const isForPages = asset.startsWith('/images/') || (isPicture(asset) && !ownPictures.test(asset))
    if (isForPages && ![...texts.values()].some((text) => text.includes(asset)))
      toReport(`public${asset}`)(0, 'no page shows this image', 'show it on a page, or remove the file')
  }
}
