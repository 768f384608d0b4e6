import type { Node, Parent } from 'unist'
import type { ComponentRule } from './component-rule'
import { findComponent } from './components'
import { type Element, isElement, isSpace, listContent, listDistinctValues, startOf } from './elements'
import type { Page } from './page'

const blockTypes = ['list', 'table', 'code', 'heading', 'mdxJsxFlowElement', 'blockquote']

/** Checks where a component is: inside the parent that it needs, and not inside a sentence if it's a block. */
export function checkParent(element: Element, rule: ComponentRule, ancestors: readonly Parent[], page: Page): void {
  const at = startOf(element)
  const sentence = ancestors.at(-1)
  if (
    !rule.isInline &&
    sentence?.type === 'paragraph' &&
    !sentence.children.every((node) => isElement(node) || isSpace(node))
  ) {
    const cure = 'put it on a line of its own, with a blank line before and after'
    page.report(at, `<${rule.name}> stands inside a sentence`, cure)
    return
  }
  if (!rule.parents || page.hasLostTags) return
  const parent = ancestors.findLast(({ type }) => type !== 'paragraph')
  if (parent && isElement(parent) && rule.parents.includes(parent.name ?? '')) return
  const [wanted] = rule.parents
  page.report(at, `<${rule.name}> stands outside <${wanted}>`, `put it between <${wanted}> and </${wanted}>`)
}

/** Checks what a component contains. */
export function checkContent(element: Element, rule: ComponentRule, page: Page): void {
  const children = listContent(element)
  const at = startOf(element)
  if (rule.children === 'none') {
    const cure = `write <${rule.name} … /> and put the words outside`
    if (children.length) page.report(at, `<${rule.name}> takes no content`, cure)
    return
  }
  if (!children.length) page.report(at, `<${rule.name}> is empty`, 'give it content, or remove it')
  if (rule.children === 'text') {
    const block = children.find(({ type }) => blockTypes.includes(type))
    if (block) page.report(startOf(block), `<${rule.name}> holds sentences only`, `take this out of <${rule.name}>`)
  }
  if (page.hasLostTags) return
  if (rule.holds === 'numbered-list') checkNumberedList(children, rule, page)
  else if (rule.holds) checkHeld(children, rule, rule.holds, page)
}

function checkNumberedList(children: readonly Node[], { name }: ComponentRule, page: Page): void {
  const isNumbered = (node: Node) => node.type === 'list' && (node as { ordered?: boolean }).ordered === true
  const list = children.find(isNumbered)
  for (const child of children) {
    if (child === list) continue
    const cure = isNumbered(child)
      ? 'join the two lists: indent what stands between them by 3 spaces'
      : `begin each step with "1. ", indent what belongs to it by 3 spaces, and put the rest outside <${name}>`
    page.report(startOf(child), `<${name}> holds one numbered list and nothing else`, cure)
  }
}

function checkHeld(children: readonly Node[], rule: ComponentRule, holds: readonly string[], page: Page): void {
  const seen = new Set<string>()
  for (const child of children) {
    if (isElement(child) && holds.includes(child.name ?? '')) {
      for (const { value, at } of listDistinctValues(child)) {
        const message = `"${value}" stands twice in this <${rule.name}>`
        if (seen.has(value)) page.report(at, message, 'join the two, or correct one')
        seen.add(value)
      }
    } else if (!isElement(child) || (findComponent(child.name ?? '') && !findComponent(child.name ?? '')?.parents)) {
      // Unknown components, and those that belong in another parent, have already been reported.
      const cure = `put this inside a <${holds[0]}>, or outside <${rule.name}>`
      page.report(startOf(child), `<${rule.name}> holds only <${holds.join('>, <')}>`, cure)
    }
  }
}
