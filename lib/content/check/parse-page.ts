import type { Heading, Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import type { Tokens } from '../../site/tokens.mjs'
import remarkCallouts from '../mdx/remark-callouts.mjs'
import { takeHeadings } from '../mdx/remark-heading-ids.mjs'
import remarkTokens from '../mdx/remark-tokens.mjs'
import { coverCode } from './code-spans'
import { cover, type Draft } from './draft'
import { findFrontMatter, readFields } from './front-matter'
import type { Page, PageHeading } from './page'
import { describeParserError } from './parser-error'
import type { FilePlace } from './places'
import type { Report } from './report'
import { checkSyntax } from './syntax'

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective)

/** Reads an MDX file and reports what is wrong with its form; what it says is left to the rules. */
export function parsePage(path: string, text: string, place: FilePlace, tokens: Tokens, report: Report): Page {
  const draft: Draft = { source: text, prose: '', hasLostTags: false, report }
  const isEntry = place.kind === 'entry'
  const frontMatter = isEntry ? findFrontMatter(text, report) : undefined
  const fields = frontMatter ? readFields(text, frontMatter, report) : []
  const { prose, openFence } = coverCode(cover(text, 0, frontMatter?.bodyStart ?? 0))
  draft.prose = prose
  if (openFence !== undefined)
    report(openFence, 'the code block is never closed', 'write ``` on a line of its own after the code')
  checkSyntax(draft, Object.keys(tokens))
  const tree = parse(draft, frontMatter?.bodyStart ?? 0)
  const headings = listHeadings(tree, draft.source, tokens)
  const entry = isEntry ? place : undefined
  return {
    path,
    place: entry,
    source: draft.source,
    prose: draft.prose,
    fields,
    tree,
    headings,
    hasLostTags: draft.hasLostTags,
    report,
  }
}

function parse(draft: Draft, bodyStart: number): Root {
  const source = cover(draft.source, 0, bodyStart)
  try {
    return processor.parse(source)
  } catch (error) {
    const { place, message, cure } = describeParserError(error as VFileMessage)
    draft.report(place, message, cure)
    return processor.parse(coverTagsAndBraces(source, draft.prose))
  }
}

/** What Markdown alone makes of the file: the rules about links, headings and words can still speak when the tags are wrong. */
function coverTagsAndBraces(source: string, prose: string): string {
  const markup = /<\/?[A-Za-z](?:"[^"]*"|'[^']*'|[^"'>])*>|[<{}]/g
  return [...prose.matchAll(markup)].reduce(
    (text, { 0: found, index }) => cover(text, index, index + found.length),
    source,
  )
}

/** The headings with the ids of the site, from a copy, since the plugins change what they read. */
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

function listHeadingNodes(node: Root | { type: string; children?: unknown }): Heading[] {
  if (node.type === 'heading') return [node as Heading]
  return 'children' in node && Array.isArray(node.children) ? node.children.flatMap(listHeadingNodes) : []
}
