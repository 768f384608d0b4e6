import type { Heading, Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import type { Tokens } from '../../site/tokens.mjs'
import remarkCallouts from '../mdx/remark-callouts.mjs'
import { takeHeadings } from '../mdx/remark-heading-ids.mjs'
import remarkTokens from '../mdx/remark-tokens.mjs'
import { coverCode } from './code-spans'
import { cover, type Draft } from './draft'
import { type Element, isElement } from './elements'
import { findFrontMatter, readFields } from './front-matter'
import type { Page, PageHeading } from './page'
import { describeParserError } from './parser-error'
import type { FilePlace } from './places'
import type { Report } from './report'
import { checkSyntax } from './syntax'

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective)

export type ParsePage = typeof parsePage

/** Returns a `parse` function for `checkContent`, and the list to which it adds every page. */
export function recordPages(): { pages: readonly Page[]; parse: ParsePage } {
  const pages: Page[] = []
  const parse: ParsePage = (...input) => {
    const page = parsePage(...input)
    pages.push(page)
    return page
  }
  return { pages, parse }
}

/** Parses an MDX file and reports what's wrong with its form. The rules check its content later. */
export function parsePage(path: string, text: string, place: FilePlace, tokens: Tokens, report: Report): Page {
  const draft: Draft = { source: text, prose: '', hasLostTags: false, report }
  const isEntry = place.kind === 'entry'
  const frontMatter = isEntry ? findFrontMatter(text, report) : undefined
  const fields = frontMatter ? readFields(text, frontMatter, report) : []
  const bodyStart = frontMatter?.bodyStart ?? 0
  const { prose, openFence } = coverCode(cover(text, 0, bodyStart))
  draft.prose = prose
  const cure = 'write ``` on a line of its own after the code'
  if (openFence !== undefined) report(openFence, 'the code block is never closed', cure)
  checkSyntax(draft, Object.keys(tokens))
  const tree = parse(draft, bodyStart)
  const headings = listHeadings(tree, draft.source, tokens)
  return {
    path,
    place: isEntry ? place : undefined,
    source: draft.source,
    prose: draft.prose,
    hasFrontMatter: frontMatter !== undefined,
    fields,
    tree,
    headings,
    sectionIds: listSectionIds(tree),
    hasLostTags: draft.hasLostTags,
    report,
  }
}

/**
 * Returns the tree of the body. If the parser stops at a mistake that no rule has found, that mistake is reported and the tree contains only the
 * text, so that the rules about links, headings and style still work while the tags are wrong.
 */
function parse(draft: Draft, bodyStart: number): Root {
  const body = cover(draft.source, 0, bodyStart)
  try {
    return processor.parse(body)
  } catch (error) {
    const { place, message, cure } = describeParserError(error as VFileMessage)
    draft.report(place, message, cure)
  }
  try {
    return processor.parse(coverAll(body, draft.prose, /<\/?[A-Za-z](?:"[^"]*"|'[^']*'|[^"'>])*>|</g))
  } catch {
    return processor.parse(coverAll(body, body, /[<{}]/g))
  }
}

/** Blanks the parts of `text` that `pattern` finds in `prose`. */
function coverAll(text: string, prose: string, pattern: RegExp): string {
  const found = [...prose.matchAll(pattern)]
  return found.reduce((rest, { 0: part, index }) => cover(rest, index, index + part.length), text)
}

/** Returns the headings with the IDs that the site gives them. It works on a copy, because the plugins change what they read. */
function listHeadings(tree: Root, source: string, tokens: Tokens): PageHeading[] {
  const nodes = listHeadingNodes(tree)
  const copy: Root = { type: 'root', children: structuredClone(nodes) }
  remarkTokens({ tokens })(copy)
  remarkCallouts()(copy, new VFile(source))
  return takeHeadings(copy).flatMap(({ id, text }, index) => {
    const node = nodes[index]
    return node ? [{ node, id, text }] : []
  })
}

/** Returns the IDs of the sections whose authors gave them one. */
function listSectionIds(tree: Root): string[] {
  const ids: string[] = []
  visit(tree, isElement, (node) => {
    const { name, attributes } = node as Element
    const id = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id')
    if (name === 'Section' && typeof id?.value === 'string') ids.push(id.value)
  })
  return ids
}

function listHeadingNodes(node: Root | { type: string; children?: unknown }): Heading[] {
  if (node.type === 'heading') return [node as Heading]
  return 'children' in node && Array.isArray(node.children) ? node.children.flatMap(listHeadingNodes) : []
}
