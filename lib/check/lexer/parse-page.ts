import type { Heading, Nodes, Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import remarkCallouts from '../../catalogue/mdx/remark-callouts.mjs'
import { takeHeadings } from '../../catalogue/mdx/remark-heading-ids.mjs'
import remarkTokens from '../../catalogue/mdx/remark-tokens.mjs'
import { findPart, listProps } from '../../parts'
import type { ValueSet } from '../../parts/part'
import type { Tokens } from '../../site/tokens.mjs'
import { remember } from '../../source/memory'
import type { CheckContext } from '../context'
import type { FilePlace } from '../places'
import type { Place, Report } from '../report'
import { type Field, type FrontMatter, findFrontMatter, readFields } from './front-matter'
import { cover, coverCode, type Input } from './input'
import { isElement, listNodes, type Page, type PageHeading } from './page'
import { checkSyntax } from './syntax'

const anchorProps = listProps('anchor')
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective)

/** What the text of a page determines. It survives JSON, so a memory can keep it. */
type Lexed = Pick<Page, 'source' | 'prose' | 'tree' | 'sectionIds' | 'addedIds' | 'hasLostTags'> & {
  frontMatter?: FrontMatter
  headings: readonly Pick<PageHeading, 'id' | 'text'>[]
  /** What was reported. */
  problems: readonly Parameters<Report>[]
}

/**
 * Parses an MDX file and reports what's wrong with its form. The rules check its content later.
 * @param memory has the results of texts that were parsed before, because parsing is over half of a check
 */
export function parsePage(
  path: string,
  text: string,
  place: FilePlace,
  { memory, tokens }: Pick<CheckContext, 'memory' | 'tokens'>,
  report: Report,
): Page {
  const isEntry = place.kind === 'entry'
  const lexed = remember(memory, ['page', text, isEntry, tokens], () => lexPage(text, isEntry, tokens))
  const { frontMatter, headings, problems, ...rest } = lexed
  for (const problem of problems) report(...problem)
  const nodes = listHeadingNodes(rest.tree)
  return {
    ...rest,
    path,
    place: isEntry ? place : undefined,
    hasFrontMatter: frontMatter !== undefined,
    fields: frontMatter ? readFieldsOnce(text, frontMatter) : [],
    headings: headings.flatMap((heading, index) => {
      const node = nodes[index]
      return node ? [{ ...heading, node }] : []
    }),
    report,
  }
}

/** The fields of each front matter. YAML nodes don't survive JSON, so no memory can keep them. */
const knownFields = new WeakMap<FrontMatter, readonly Field[]>()

/** Reads the fields, unless that has been done for the same result of a memory. Their problems are among those of the text. */
function readFieldsOnce(text: string, frontMatter: FrontMatter): readonly Field[] {
  const fields = knownFields.get(frontMatter) ?? readFields(text, frontMatter, () => {})
  knownFields.set(frontMatter, fields)
  return fields
}

function lexPage(text: string, isEntry: boolean, tokens: Tokens): Lexed {
  const problems: Parameters<Report>[] = []
  const report: Report = (...problem) => problems.push(problem)
  const input: Input = { source: text, prose: '', hasLostTags: false, report }
  const frontMatter = isEntry ? findFrontMatter(text, report) : undefined
  if (frontMatter) readFields(text, frontMatter, report)
  const bodyStart = frontMatter?.bodyStart ?? 0
  const { prose, openFence } = coverCode(cover(text, 0, bodyStart))
  input.prose = prose
  const fix = 'write ``` on the line after the code'
  if (openFence !== undefined) report(openFence, 'the code block is never closed', fix)
  checkSyntax(input, Object.keys(tokens))
  const tree = limitDepth(parse(input, bodyStart), report)
  const headings = listHeadings(tree, input.source, tokens)
  const { source, hasLostTags } = input
  return {
    source,
    prose: input.prose,
    hasLostTags,
    frontMatter,
    tree,
    headings,
    sectionIds: listSectionIds(tree),
    addedIds: listAddedIds(tree),
    problems,
  }
}

/**
 * Returns the tree of the body. If the parser stops at a mistake that no rule has found, that mistake is reported and the tree contains only the
 * text, so that the rules about links, headings and style still work while the tags are wrong.
 */
function parse(input: Input, bodyStart: number): Root {
  const body = cover(input.source, 0, bodyStart)
  try {
    return processor.parse(body)
  } catch (error) {
    const { place, message, fix } = describeParserError(error as VFileMessage)
    input.report(place, message, fix)
  }
  try {
    return processor.parse(coverAll(body, input.prose, /<\/?[A-Za-z](?:"[^"]*"|'[^']*'|[^"'>])*>|</g))
  } catch {
    return processor.parse(coverAll(body, body, /[<{}]/g))
  }
}

/** More levels than anyone can read, and far fewer than programs that walk the tree can follow. */
const deepest = 100

/** Reports where a tree is too deep, and cuts it there. */
function limitDepth(tree: Root, report: Report): Root {
  let level: readonly Nodes[] = [tree]
  for (let depth = 0; depth < deepest; depth += 1) {
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
  for (const node of level) {
    if (!('children' in node) || node.children.length === 0) continue
    const place = { line: node.position?.start.line ?? 1, column: 1 }
    report(
      place,
      `the text is nested more than ${deepest} levels deep`,
      'remove some of the marks around it, such as >',
    )
    node.children = []
  }
  return tree
}

/** Blanks the parts of `text` that `pattern` finds in `prose`. */
function coverAll(text: string, prose: string, pattern: RegExp): string {
  const found = [...prose.matchAll(pattern)]
  return found.reduce((rest, { 0: part, index }) => cover(rest, index, index + part.length), text)
}

/** Returns the text and the ID of each heading. It works on a copy, because the plugins change what they read. */
function listHeadings(tree: Root, source: string, tokens: Tokens): Pick<PageHeading, 'id' | 'text'>[] {
  const copy: Root = { type: 'root', children: structuredClone(listHeadingNodes(tree)) }
  remarkTokens({ tokens })(copy)
  remarkCallouts()(copy, new VFile(source))
  return takeHeadings(copy).map(({ id, text }) => ({ id, text }))
}

/** Returns the IDs of the sections whose authors gave them one. */
function listSectionIds(tree: Root): string[] {
  const ids: string[] = []
  for (const { name, attributes } of listNodes(tree).filter(isElement)) {
    for (const attribute of attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
      if (anchorProps.some(([part, prop]) => part === name && prop === attribute.name)) ids.push(attribute.value)
    }
  }
  return ids
}

/** Returns the sets of names that parts of the page add as IDs, each once. */
function listAddedIds(tree: Root): ValueSet[] {
  const sets = new Set<ValueSet>()
  for (const { name } of listNodes(tree).filter(isElement)) {
    const adds = findPart(name)?.adds
    if (adds) sets.add(adds)
  }
  return [...sets]
}

function listHeadingNodes(node: Root | { type: string; children?: unknown }): Heading[] {
  if (node.type === 'heading') return [node as Heading]
  return 'children' in node && Array.isArray(node.children) ? node.children.flatMap(listHeadingNodes) : []
}

/** Describes a mistake that the MDX parser found and no rule did, and what to write instead. */
function describeParserError(error: VFileMessage): { place: Place; message: string; fix: string } {
  const reason = error.reason ?? String(error)
  const [, tag, line, column] = /closing tag (?:for )?`(<[^`]+>)`.*?\((\d+):(\d+)/.exec(reason) ?? []
  if (tag) {
    const place = { line: Number(line), column: Number(column) }
    const name = tag.replace(/[</>]/g, '')
    const message = `<${name}> begins in one paragraph and is closed in another`
    const fix = `put <${name}> and </${name}> on separate lines, with a blank line before and after each`
    return { place, message, fix }
  }
  const place = { line: error.line ?? 1, column: error.column ?? 1 }
  if (reason.startsWith('Unexpected lazy line')) {
    const message = 'a tag or brace of the list or quotation above continues on this line'
    return { place, message, fix: 'write it on one line, or indent this line like the one above' }
  }
  const fix = 'look for a "<", a "{" or a tag on this line, and put code in backticks'
  return { place, message: "the text can't be read as MDX from here on", fix }
}
