import type { Heading, Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Node, Parent } from 'unist'
import { findPart } from '../../parts'
import { readProp, type ValueSet } from '../../parts/part'
import type { EntryPlace } from '../places'
import type { Report } from '../report'
import type { Field } from './front-matter'

/** A heading and the ID that its page gives it. `text` doesn't include an ID written at the end. */
export type PageHeading = { node: Heading; id: string; text: string }

/** An MDX file as the rules see it, parsed once. The offsets of `source`, `prose` and `tree` are those of the file. */
export type Page = {
  path: string
  /** Missing for a fragment, which has no front matter and no address. */
  place?: EntryPlace
  source: string
  /** `source` with front matter, code and reported mistakes blanked. */
  prose: string
  /** False if the front matter itself is missing, which is reported as a single problem. */
  hasFrontMatter: boolean
  fields: readonly Field[]
  tree: Root
  headings: readonly PageHeading[]
  /** IDs that sections of the page have, in addition to those of its headings. */
  sectionIds: readonly string[]
  /** Sets of names that its parts add as IDs, such as the terms of the glossary. */
  addedIds: readonly ValueSet[]
  /** Some tags were broken, so no rule should complain about which element contains which. */
  hasLostTags: boolean
  report: Report
}

/** Returns the text of a front matter field, or undefined if it's missing or isn't text, which is reported elsewhere. */
export function findText(page: Page, name: string): { value: string; at: number; end: number } | undefined {
  const field = page.fields.find((candidate) => candidate.name === name)
  const node = field?.node
  if (!field || !node?.range || !('value' in node) || typeof node.value !== 'string') return undefined
  return { value: node.value, at: node.range[0], end: node.range[1] }
}

/** Returns whether a field of the front matter, such as `draft`, is `true`. */
export function isTrue({ fields }: Pick<Page, 'fields'>, name: 'draft' | 'unlisted'): boolean {
  return fields.some(({ name: own, node }) => own === name && !!node && 'value' in node && node.value === true)
}

type ScalarNode = { value?: unknown; range?: number[] } | null
export type Pair = { key: string; value: string; keyAt: number; valueAt: number }

/** Returns the pairs of a front matter map from text to text, each with its offsets. A value that isn't text is returned as it would be printed. */
export function listPairs(page: Page, name: string): Pair[] {
  const node = page.fields.find((candidate) => candidate.name === name)?.node
  const items = node && 'items' in node ? (node.items as { key?: ScalarNode; value?: ScalarNode }[]) : []
  return items.flatMap(({ key, value }) => {
    if (key?.value === undefined) return []
    const keyAt = key.range?.[0] ?? 0
    return [{ key: String(key.value), value: String(value?.value ?? ''), keyAt, valueAt: value?.range?.[0] ?? keyAt }]
  })
}

/** Returns the texts of a front matter list, each with its offset. */
export function listTexts(page: Page, name: string): { value: string; at: number }[] {
  const node = page.fields.find((candidate) => candidate.name === name)?.node
  const items = node && 'items' in node ? (node.items as { value?: unknown; range?: number[] }[]) : []
  return items.flatMap(({ value, range }) => (typeof value === 'string' && range ? [{ value, at: range[0] ?? 0 }] : []))
}

/** A component in the tree, as a block or inside a paragraph. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement

export function isElement(node: Node): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

const known = new WeakMap<Nodes, readonly Nodes[]>()

/**
 * Returns a tree's nodes in reading order, beginning with the tree itself. Every rule looks at every page, so each tree is walked only once. Nothing may
 * change it afterwards.
 */
export function listNodes(tree: Nodes): readonly Nodes[] {
  const nodes = known.get(tree) ?? [tree, ...('children' in tree ? tree.children.flatMap(collectNodes) : [])]
  known.set(tree, nodes)
  return nodes
}

const collectNodes = (node: Nodes): Nodes[] =>
  'children' in node ? [node, ...node.children.flatMap(collectNodes)] : [node]

export const isSpace = (node: Node) => node.type === 'text' && !(node as { value?: string }).value?.trim()

/** Returns the offset at which a node begins. */
export const startOf = (node: Node) => node.position?.start.offset ?? 0

/** Returns the children without white space, and without the paragraphs that MDX puts around elements on separate lines. */
export function listContent(element: Element): Node[] {
  return (element.children as Node[]).flatMap((child): Node[] => {
    if (child.type !== 'paragraph') return isSpace(child) ? [] : [child]
    const inner = (child as Parent).children.filter((node) => !isSpace(node))
    return inner.every(isElement) ? inner : [child]
  })
}

/** Returns the values of the element's distinct prop, which no other child of the same parent may repeat. */
export function listDistinctValues(element: Element): { value: string; at: number }[] {
  const part = findPart(element.name)
  const attribute = element.attributes.find((candidate) => 'name' in candidate && candidate.name === part?.distinct)
  const schema = part?.props[part.distinct ?? '']
  if (!schema || attribute?.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return []
  const at = attribute.position?.start.offset ?? 0
  const values = readProp(schema).isList ? attribute.value.split(/\s+/) : [attribute.value.trim()]
  return values.filter(Boolean).map((value) => ({ value, at }))
}
