import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Node, Parent } from 'unist'
import { visitParents } from 'unist-util-visit-parents'
import { findNearest } from '../../utils/nearest'
import { type ComponentRule, components, findComponent } from './components'
import type { Site } from './context'
import type { Page } from './page'
import { checkProps, listDistinctValues } from './props'

type Element = MdxJsxFlowElement | MdxJsxTextElement

const isElement = (node: Node): node is Element => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
const isSpace = (node: Node) => node.type === 'text' && !(node as { value?: string }).value?.trim()
const startOf = (node: Node) => node.position?.start.offset ?? 0

/** Components: their names, props, places and content, against the contract in `components.ts`. */
export function checkComponents(page: Page, site: Site): void {
  visitParents(page.tree, isElement, (node, ancestors) => {
    const element = node as Element
    const name = element.name ?? ''
    const rule = findComponent(name)
    if (!rule) {
      const names = components.map((component) => component.name)
      const nearest = findNearest(name, names)
      const cure = nearest ? `write <${nearest}>` : `use one of ${names.join(', ')}`
      page.report(startOf(element), `there is no component <${name}>`, cure)
      return
    }
    checkProps(element, rule, page, site)
    checkParent(element, rule, ancestors as Parent[], page)
    checkContent(element, rule, page)
  })
}

function checkParent(element: Element, rule: ComponentRule, ancestors: readonly Parent[], page: Page): void {
  if (!rule.parents) return
  const parent = ancestors.findLast(({ type }) => type !== 'paragraph')
  if (parent && isElement(parent) && rule.parents.includes(parent.name ?? '')) return
  const [wanted] = rule.parents
  page.report(startOf(element), `<${rule.name}> stands outside <${wanted}>`, `put it between <${wanted}> and </${wanted}>`)
}

function checkContent(element: Element, rule: ComponentRule, page: Page): void {
  const children = listContent(element)
  const at = startOf(element)
  if (rule.children === 'none') {
    if (children.length) page.report(at, `<${rule.name}> takes no content`, `write <${rule.name} … /> and put the words outside`)
    return
  }
  if (!children.length) page.report(at, `<${rule.name}> is empty`, 'give it content, or remove it')
  if (rule.children === 'text') {
    const block = children.find(({ type }) => ['list', 'table', 'code', 'heading', 'mdxJsxFlowElement', 'blockquote'].includes(type))
    if (block) page.report(startOf(block), `<${rule.name}> holds sentences only`, `take this out of <${rule.name}>`)
  }
  if (rule.holds) checkHeld(children, rule, rule.holds, page)
}

function checkHeld(children: readonly Node[], rule: ComponentRule, holds: readonly string[], page: Page): void {
  const seen = new Set<string>()
  for (const child of children) {
    if (!isElement(child) || !holds.includes(child.name ?? '')) {
      // An unknown name is reported as such; "Tabs holds only Tab" would say the same again.
      if (isElement(child) && !findComponent(child.name ?? '')) continue
      page.report(startOf(child), `<${rule.name}> holds only <${holds.join('>, <')}>`, `put this inside a <${holds[0]}>, or outside <${rule.name}>`)
      continue
    }
    for (const { value, at } of listDistinctValues(child)) {
      if (seen.has(value)) page.report(at, `"${value}" stands twice in this <${rule.name}>`, 'join the two, or correct one')
      seen.add(value)
    }
  }
}

/** Children without the white space and the paragraphs that MDX puts around inline elements. */
function listContent(element: Element): Node[] {
  return (element.children as Node[]).flatMap((child): Node[] => {
    if (child.type === 'paragraph') {
      const inner = (child as Parent).children.filter((node) => !isSpace(node))
      return inner.every(isElement) ? inner : [child]
    }
    return isSpace(child) ? [] : [child]
  })
}
