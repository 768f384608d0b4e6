import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Node, Parent } from 'unist'
import { findComponent } from './components'

/** A component in the tree, as a block or inside a paragraph. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement

export function isElement(node: Node): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

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
  const rule = findComponent(element.name ?? '')
  const attribute = element.attributes.find((candidate) => 'name' in candidate && candidate.name === rule?.distinct)
  if (!rule?.distinct || attribute?.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return []
  const at = attribute.position?.start.offset ?? 0
  const values = rule.props[rule.distinct]?.many ? attribute.value.split(/\s+/) : [attribute.value.trim()]
  return values.filter(Boolean).map((value) => ({ value, at }))
}
