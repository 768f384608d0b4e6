import type { Element, Properties } from 'hast'
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast'
import type {
  BlockContent,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  TableCell,
  TableRow,
} from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { withoutBasePath } from '../site/base-path'
import { withPlainSpaces } from '../utils/typography.mjs'
import { listElements, readText, selectContent } from './select-content'

/**
 * Returns the content of a page as a tree of Markdown: everything in its `<main>` below the title and the description. Headings have their ID in
 * `data.hProperties.id`, and addresses within the site begin at its root.
 * @param description of the page, which isn't part of its content
 */
export function toPageContent(main: Element, description: string): Root {
  const content: Element = { ...main, tagName: 'div', children: selectContent(main, description) }
  return toMdast({ type: 'root', children: [content] }, { document: true, handlers }) as Root
}

/** What differs from the usual translation of HTML into Markdown. */
const handlers: Record<string, Handle> = {
  a: (state, element: Element) => ({
    type: 'link',
    url: toAddress(element.properties.href),
    title: toTitle(element),
    children: toWords(state, element),
  }),
  code: (_, element: Element) => ({ type: 'inlineCode', value: readText(element) }),
  div: (state, element: Element) =>
    element.properties.role === 'note'
      ? toCallout(state, element)
      : [...toSamplesHeading(element), ...toBlocks(state, element)],
  dl: toDefinitionList,
  figcaption: (state, element: Element, parent) =>
    toLabel(hasChild(parent as Element, 'pre') ? 'strong' : 'emphasis', state, element),
  figure: toFigure,
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, toHeading])),
  img: (_, element: Element) => ({
    type: 'image',
    url: toAddress(element.properties.src),
    title: toTitle(element),
    alt: withPlainSpaces(String(element.properties.alt ?? '')),
  }),
  ol: toList,
  p: (state, element: Element, parent) =>
    isLabel(element, parent as Element)
      ? toLabel('strong', state, element)
      : { type: 'paragraph', children: toWords(state, element) },
  pre: (_, element: Element) => ({
    type: 'code',
    lang: element.properties.dataLanguage ? String(element.properties.dataLanguage) : null,
    value: readText(element),
  }),
  summary: (state, element: Element) =>
    listElements(element).some(({ tagName }) => /^h[2-6]$/.test(tagName))
      ? state.all(element)
      : toLabel('strong', state, element),
  table: toTable,
  ul: toList,
}

const toWords = (state: State, element: Element) => state.all(element) as PhrasingContent[]

const toBlocks = (state: State, element: Element) => state.toFlow(state.all(element)) as BlockContent[]

const toAddress = (value: Properties[string]) => withoutBasePath(String(value ?? ''))

const toTitle = ({ properties: { title } }: Element) => (title ? withPlainSpaces(String(title)) : null)

const hasChild = (element: Element, tagName: string) => listElements(element).some((child) => child.tagName === tagName)

function toHeading(state: State, element: Element): RootContent {
  const { id } = element.properties
  const depth = Number(element.tagName.charAt(1)) as 2 | 3 | 4 | 5 | 6
  return { type: 'heading', depth, children: toWords(state, element), data: id ? { hProperties: { id } } : undefined }
}

/** Returns a heading for the samples of an operation, which the page shows in a column. Its level is below those that search lists. */
function toSamplesHeading({ properties: { dataSamples } }: Element): BlockContent[] {
  if (dataSamples === undefined) return []
  return [{ type: 'heading', depth: 5, children: [{ type: 'text', value: 'Samples' }] }]
}

/** Returns the words above or below a part of the page, which aren't a heading. */
function toLabel(type: 'strong' | 'emphasis', state: State, element: Element): Paragraph {
  return { type: 'paragraph', children: [{ type, children: toWords(state, element) }] }
}

/** Returns whether a paragraph names the tab or the group that it's in. */
function isLabel({ properties: { dataTabLabel, id } }: Element, parent: Element): boolean {
  const names = parent.properties?.ariaLabelledBy
  return dataTabLabel !== undefined || (id !== undefined && Array.isArray(names) && names.includes(String(id)))
}

/** Returns a quote that begins with the callout's title. */
function toCallout(state: State, element: Element): RootContent {
  const [title, ...others] = toBlocks(state, element)
  const label: BlockContent[] =
    title?.type === 'paragraph' ? [{ type: 'paragraph', children: [{ type: 'strong', children: title.children }] }] : []
  return { type: 'blockquote', children: [...label, ...others] }
}

/** Returns a picture or code with its title. The figure of an endpoint becomes the first line of its request. */
function toFigure(state: State, element: Element): RootContent[] {
  const method = listElements(element).find(({ properties }) => properties.dataMethod)
  if (!method) return toBlocks(state, element)
  const path = listElements(element).find(({ tagName }) => tagName === 'pre')
  return [{ type: 'code', lang: 'http', value: `${readText(method)} ${path ? readText(path) : ''}` }]
}

/** Returns a list, or its items one after the other if they're sections with headings. */
function toList(state: State, element: Element): ReturnType<Handle> {
  const list: List = defaultHandlers.ul(state, element)
  const isOfSections = list.children.some(({ children }) => children.some(({ type }) => type === 'heading'))
  return isOfSections ? list.children.flatMap(toSection) : list
}

/** Returns the blocks of an item. What's above its heading, such as a time, becomes part of the heading. */
function toSection({ children: [first, second, ...others] }: ListItem): RootContent[] {
  if (first?.type !== 'paragraph' || second?.type !== 'heading')
    return [first, second, ...others].filter((node) => node !== undefined)
  return [{ ...second, children: [...first.children, { type: 'text', value: ' ' }, ...second.children] }, ...others]
}

/** Returns a list whose items have the term, a colon and the definition. */
function toDefinitionList(state: State, element: Element): RootContent {
  const parts = listElements(element).flatMap((part) => (part.tagName === 'div' ? listElements(part) : [part]))
  const items: BlockContent[][] = []
  for (const part of parts) {
    const item = items.at(-1)
    if (part.tagName === 'dt' || !item) items.push([{ type: 'paragraph', children: toTerm(state, part) }])
    else item.splice(0, item.length, ...addDefinition(item, toBlocks(state, part)))
  }
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: isSpread(children), children })),
  }
}

function addDefinition(item: BlockContent[], [first, ...others]: BlockContent[]): BlockContent[] {
  const [term, ...more] = item
  if (first?.type !== 'paragraph' || term?.type !== 'paragraph' || more.length > 0)
    return [...item, ...(first ? [first] : []), ...others]
  const children: PhrasingContent[] = [...term.children, { type: 'text', value: ': ' }, ...first.children]
  return [{ type: 'paragraph', children }, ...others]
}

/** Lists are close to the paragraph before them, and other blocks aren't. */
const isSpread = (blocks: readonly BlockContent[]) => blocks.slice(1).some(({ type }) => type !== 'list')

/** Returns a term. Facts about it, which only white space separates, follow in brackets, such as "`name` (string; required)". */
function toTerm(state: State, element: Element): PhrasingContent[] {
  const [name, ...facts] = listElements(element)
  const isPlain = element.children.every((child) => child.type !== 'text' || child.value.trim() === '')
  if (!name || facts.length === 0 || !isPlain) return toWords(state, element)
  const toFact = (fact: Element) => trimEnd(toWords(state, { ...element, children: [fact] }))
  const joined = facts
    .map(toFact)
    .flatMap((words, index): PhrasingContent[] => [{ type: 'text', value: index ? '; ' : ' (' }, ...words])
  return [...toFact(name), ...joined, { type: 'text', value: ')' }]
}

function trimEnd(words: PhrasingContent[]): PhrasingContent[] {
  const last = words.at(-1)
  return last?.type === 'text' ? [...words.slice(0, -1), { type: 'text', value: last.value.trimEnd() }] : words
}

/** Returns a table as Markdown, with its caption above. Rows that name the rows below them become the first column. */
function toTable(state: State, element: Element): RootContent[] {
  const rows = listElements(element)
    .flatMap((part) => [part, ...listElements(part)])
    .filter(({ tagName }) => tagName === 'tr')
  const hasGroups = rows.some(isGroup)
  let group: PhrasingContent[] = []
  const children = rows.flatMap((row): TableRow[] => {
    const cells = listElements(row).map((cell) => toCell(state, cell))
    if (!isGroup(row)) return [{ type: 'tableRow', children: hasGroups ? [newCell(group), ...cells] : cells }]
    group = cells[0]?.children ?? []
    return []
  })
  return [...toCaption(state, element), { type: 'table', children }]
}

function toCaption(state: State, element: Element): RootContent[] {
  const caption = listElements(element).find(({ tagName }) => tagName === 'caption')
  const words = caption ? (state.all(caption) as PhrasingContent[]) : []
  return words.length ? [{ type: 'paragraph', children: [{ type: 'emphasis', children: words }] }] : []
}

function isGroup(row: Element): boolean {
  const [cell, ...others] = listElements(row)
  return others.length === 0 && cell?.properties.scope === 'rowgroup'
}

/** Returns a cell, which is one line in Markdown. Its lines are joined with a semicolon, or a space after the end of a sentence. */
function toCell(state: State, element: Element): TableCell {
  const lines = listLines(state.toFlow(state.all(element)) as RootContent[])
  return newCell(
    lines.flatMap((line, index) => {
      const before = lines[index - 1]
      if (!before) return line
      const end = before.map((node) => textOf(node)).join('')
      return [{ type: 'text', value: /[.!?:]$/.test(end) ? ' ' : '; ' }, ...line]
    }),
  )
}

/** Returns the lines of paragraphs, lists and code. */
function listLines(blocks: readonly RootContent[]): PhrasingContent[][] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return textOf(block) ? [block.children] : []
    if (block.type === 'code') return [[{ type: 'inlineCode', value: block.value }]]
    return 'children' in block ? listLines(block.children as RootContent[]) : []
  })
}

const newCell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children })
