import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { versions } from '../../site/versions'
import { findNearest } from '../../utils/nearest'
import type { Site } from './context'
import type { Report } from './report'

type Slug = { slug: string; at: number }

/** Each sidebar with the folder of its pages. */
const areas = [
  ...versions.map(({ id }) => ({ name: id, folder: `docs/${id}` })),
  { name: 'the API reference', folder: 'api' },
]

/**
 * Checks each sidebar against its pages: it has to list every page exactly once, and nothing else.
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
    const slugs = pages.flatMap(({ place }) => place?.slug ?? [])
    const source = files.get(path)
    if (source !== undefined) {
      const listed = listSlugs(source)
      if (listed) checkSlugs(listed, slugs, toReport(path))
    } else if (slugs.length) {
      const cure = 'add this file, with the slugs of the pages in reading order'
      toReport(path)(0, `the pages of ${name} have no sidebar`, cure)
    }
  }
}

function checkSlugs(listed: readonly Slug[], slugs: readonly string[], report: Report): void {
  const seen = new Set<string>()
  const missing = new Set(slugs.filter((slug) => !listed.some((other) => other.slug === slug)))
  for (const { slug, at } of listed) {
    if (seen.has(slug)) report(at, `"${slug}" stands twice in the sidebar`, 'remove one of the two lines')
    else if (!slugs.includes(slug)) {
      const sameName = slugs.find((candidate) => candidate.endsWith(`/${slug.split('/').at(-1)}`))
      const nearest = findNearest(slug, missing) ?? findNearest(slug, slugs) ?? sameName
      report(at, `there is no page "${slug}"`, nearest ? `write ${nearest}` : 'remove the line, or add the page')
      if (nearest) missing.delete(nearest)
    }
    seen.add(slug)
  }
  for (const slug of missing) {
    const cure = `add the line "- ${slug}" where readers will look for it`
    report(0, `the page "${slug}" is missing from the sidebar`, cure)
  }
}

/**
 * Returns the slugs of a sidebar in order, or undefined if it isn't valid YAML, because otherwise every page would seem to be missing. Anything that
 * doesn't fit the schema is left out: the schema reports it.
 */
function listSlugs(source: string): Slug[] | undefined {
  const walk = (node: unknown): Slug[] => {
    if (isScalar(node) && typeof node.value === 'string') return [{ slug: node.value, at: node.range?.[0] ?? 0 }]
    if (isSeq(node)) return node.items.flatMap(walk)
    return isMap(node) ? walk(node.get('items', true)) : []
  }
  const document = parseDocument(source)
  return document.errors.length ? undefined : walk(document.contents)
}
