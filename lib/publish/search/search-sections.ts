import type { Root, RootContent } from 'mdast'
import type { Entry } from '../../catalogue/entry'
import { listSections, type Section } from '../../search/list-sections'

/**
 * Returns the sections of a page that search finds.
 * @param content what `readPage` found in the exported page
 */
export function listSearchSections(entry: Entry, content: Root): Section[] {
  const isOperation = entry.kind === 'api' && entry.operation !== undefined
  const sections = listSections(isOperation ? withoutSamples(content) : content)
  const leftOut = ('searchWithout' in entry && entry.searchWithout) || []
  return sections.filter(({ id }) => !id || !leftOut.includes(id))
}

/**
 * Returns the content of an operation's page without its samples, which follow its method and path. They hardly differ from page to page, so they'd
 * make the index larger and answer no question. The method and the path stay.
 */
function withoutSamples({ children }: Root): Root {
  let isInRequest = false
  const kept = children.filter((node) => {
    const isEndpoint = node.type === 'code' && node.lang === 'http'
    if (isEndpoint || isSectionHeading(node)) isInRequest = isEndpoint
    return isEndpoint || !isInRequest || !isSample(node)
  })
  return { type: 'root', children: kept }
}

/** The heading of the samples is lower than those of sections. */
const isSectionHeading = (node: RootContent) => node.type === 'heading' && node.depth <= 4

const isSample = (node: RootContent) =>
  node.type === 'code' ||
  node.type === 'heading' ||
  (node.type === 'paragraph' && node.children.every(({ type }) => type === 'strong'))
