import type { Element, ElementContent, Properties, Text } from 'hast'
import { toString as readText } from 'hast-util-to-string'
import { withPlainSpaces } from '../utils/typography.mjs'

export { readText }

/**
 * Elements that are never content: controls, what surrounds the text (a header has the title and the description, which everything that's made of a
 * page takes from its entry), and what only browsers read. A form can say what it is in `data-plain`.
 */
const skipped: ReadonlySet<string> = new Set([
  'aside',
  'button',
  'fieldset',
  'footer',
  'form',
  'h1',
  'header',
  'nav',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'wbr',
])

/** Elements that contain one run of text, so a bracket that opens in one of them also closes in it. */
const textBlocks: ReadonlySet<string> = new Set(['dd', 'dt', 'h2', 'h3', 'h4', 'li', 'p', 'td', 'th'])

/** Elements within a line of text. Two of them without white space between them are laid out apart from each other. */
const inline: ReadonlySet<string> = new Set(['a', 'code', 'em', 'small', 'span', 'strong', 'time'])

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/**
 * Returns the content of an element: without what isn't content, and with the text that a component gives instead of its look. `data-plain` contains
 * that text, and an empty one says that the element isn't content. Spaces that only keep lines from breaking become plain ones, which are easier to
 * search and copy.
 * @param description of the page, which isn't part of its content
 */
export function selectContent(element: Element, description: string): ElementContent[] {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [prose(child.value)]
    return child.type !== 'element' || isSkipped(child, description) ? [] : toContent(child, description)
  })
  return separate(joinChords(withoutRepeatedPictures(children)))
}

function isSkipped(element: Element, description: string): boolean {
  const { tagName, properties } = element
  const { ariaHidden, dataPlain, hidden, type } = properties
  if (dataPlain !== undefined) return dataPlain === ''
  return (
    skipped.has(tagName) ||
    hidden === true ||
    ariaHidden === 'true' ||
    (tagName === 'input' && type !== 'checkbox') ||
    (tagName === 'p' && readText(element) === description)
  )
}

function toContent(element: Element, description: string): ElementContent[] {
  const { tagName, properties } = element
  const { ariaLabel, dataKeys, dataPlain, id, role } = properties
  if (typeof dataPlain === 'string') return [{ ...element, children: [prose(dataPlain)] }]
  if (role === 'img') return [{ ...element, tagName: 'p', children: [prose(`Picture: ${ariaLabel}`)] }]
  if (tagName === 'pre') return [readCode(element)]
  if (isChord(element)) return [element]
  const children = selectContent(element, description).filter((child) => !isLinkTo(child, id))
  if (dataKeys === 'mac') return [text(` (${readText({ ...element, children })} on macOS)`)]
  // A folded list of links to the page's own sections has no content but its title.
  const isEmpty = tagName === 'details' && children.every((child) => 'tagName' in child && child.tagName === 'summary')
  if (isEmpty) return []
  return [{ ...element, children: textBlocks.has(tagName) ? withoutNestedBrackets(children) : children }]
}

/** Takes the keys of macOS out of their brackets if they're already inside others: "(Ctrl+4 (⌘4 on macOS))" becomes "(Ctrl+4, or ⌘4 on macOS)". */
function withoutNestedBrackets(nodes: readonly ElementContent[]): ElementContent[] {
  let depth = 0
  const visit = (node: ElementContent): ElementContent => {
    if (node.type === 'element') return { ...node, children: node.children.map(visit) }
    if (node.type !== 'text') return node
    const [, keys] = (depth > 0 && /^ \((.+ on macOS)\)$/.exec(node.value)) || []
    if (keys) return text(`, or ${keys}`)
    for (const sign of node.value) depth = Math.max(0, depth + (sign === '(' ? 1 : sign === ')' ? -1 : 0))
    return node
  }
  return nodes.map(visit)
}

/** Returns whether a node of a heading is the link to that heading. */
function isLinkTo(node: ElementContent, id: Properties[string]): boolean {
  return id !== undefined && node.type === 'element' && node.properties.href === `#${id}`
}

/** Returns code as one text. Lines marked as added or removed become a diff. */
function readCode(pre: Element): Element {
  const code = pre.children.find((child): child is Element => child.type === 'element' && child.tagName === 'code')
  const lines = (code ?? pre).children.filter((child): child is Element => child.type === 'element')
  const isDiff = lines.some((line) => toSign(line) !== ' ')
  const value = isDiff
    ? lines.map((line) => `${toSign(line)} ${readText(line)}`.trimEnd()).join('\n')
    : readText(code ?? pre)
  const dataLanguage = isDiff ? 'diff' : pre.properties.dataLanguage
  return { ...pre, properties: { dataLanguage }, children: [text(value)] }
}

function toSign({ properties: { className } }: Element): string {
  const names = Array.isArray(className) ? className : []
  if (!names.includes('diff')) return ' '
  return names.includes('add') ? '+' : '-'
}

/** Leaves out the dark version of a picture. */
function withoutRepeatedPictures(nodes: readonly ElementContent[]): ElementContent[] {
  const [first, ...others] = nodes.filter(isPicture)
  return nodes.filter(
    (node) => !others.some((other) => other === node && other.properties.alt === first?.properties.alt),
  )
}

const isPicture = (node: ElementContent): node is Element => node.type === 'element' && node.tagName === 'img'

const isKey = (node: ElementContent) => node.type === 'element' && node.tagName === 'kbd'

/** Returns whether a node contains the keys of a chord. */
function isChord(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'span' && node.children.some(isKey)
}

/** Writes chords as text. Several of them in a row are alternatives, such as "Ctrl+Y or Ctrl+Shift+Z". */
function joinChords(nodes: readonly ElementContent[]): ElementContent[] {
  const first = nodes.findIndex(isChord)
  if (first < 0) return [...nodes]
  const row = nodes.slice(first)
  const end = row.findIndex((node, index) =>
    index % 2 ? !(node.type === 'text' && node.value === ', ') : !isChord(node),
  )
  const chords = end < 0 ? row : row.slice(0, end - (end % 2 ? 0 : 1))
  const words = alternatives.format(chords.filter(isChord).map(toChordText))
  return [...nodes.slice(0, first), text(words), ...joinChords(row.slice(chords.length))]
}

/** Returns a chord such as "Ctrl+K" or "⌘K": the keys as they're shown, and the plus signs between them. */
function toChordText(node: ElementContent): string {
  return node.type === 'element' ? listElements(node).map(toKeyText).join('') : ''
}

/** Returns a key as it's shown. Screen readers get another name for some keys. */
function toKeyText(key: Element): string {
  const shown = key.children.find((child) => child.type === 'element' && child.properties.ariaHidden === 'true')
  return readText(shown ?? key)
}

/** Puts a space between elements that only their layout separates, so that their words don't stick together. */
function separate(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1]
    const isApart =
      before && isInline(before) && isInline(node) && /\w$/.test(readText(before)) && /^\w/.test(readText(node))
    return isApart ? [text(' '), node] : [node]
  })
}

const isInline = (node: ElementContent) => node.type === 'element' && inline.has(node.tagName)

/** Returns the elements directly inside an element. */
export function listElements({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element')
}

const text = (value: string): Text => ({ type: 'text', value })
const prose = (value: string) => text(withPlainSpaces(value))
