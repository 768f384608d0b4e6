import type { Node, Parent } from 'unist'
import { visitParents } from 'unist-util-visit-parents'
import { findCollection, findPart, listParents, partNames } from '../../parts'
import type { Part } from '../../parts/part'
import { findNearest } from '../../utils/nearest'
import type { Site } from '../context'
import { type Element, isElement, isSpace, listContent, listDistinctValues, type Page, startOf } from '../lexer/page'
import { checkProps } from './props'

const blockTypes = ['list', 'table', 'code', 'heading', 'mdxJsxFlowElement', 'blockquote']

/** Checks the names, props, places and content of components against the contracts in `lib/parts`. */
export function checkParts(page: Page, site: Site): void {
  visitParents(page.tree, isElement, (node, ancestors) => {
    const element = node as Element
    const name = element.name ?? ''
    const part = findPart(name)
    if (!part) {
      const nearest = findNearest(name, partNames)
      const fix = nearest ? `write <${nearest}>` : 'use one of the components in docs/reference.md, or remove it'
      page.report(startOf(element), `the component <${name}> doesn't exist`, fix)
      return
    }
    const collection = findCollection(name)
    if (name === 'Fragment' && !page.place)
      page.report(
        startOf(element),
        "a fragment can't contain another one",
        'write its text here, or show both fragments on the page',
      )
    if (collection && page.place?.collection.folder !== collection)
      page.report(
        startOf(element),
        `<${name}> can only be used in content/${collection}`,
        `remove it, or move it to a page in content/${collection}`,
      )
    checkProps(element, part, page, site)
    checkPlace(element, part, ancestors as Parent[], page)
    checkContent(element, part, page)
    if (name === 'Walkthrough') checkSteps(element, page, site)
  })
}

/** Checks that a block isn't inside a sentence, and that a part is inside the parent that it needs. */
function checkPlace(element: Element, { place }: Part, ancestors: readonly Parent[], page: Page): void {
  const name = element.name ?? ''
  const at = startOf(element)
  const around = ancestors.at(-1)
  const isInSentence =
    around?.type === 'paragraph' && !around.children.every((node) => isElement(node) || isSpace(node))
  if (place !== 'sentence' && isInSentence) {
    const fix = 'put it on a separate line, with a blank line before and after'
    page.report(at, `<${name}> is inside a sentence`, fix)
    return
  }
  const parents = listParents(name)
  const parent = ancestors.findLast(({ type }) => type !== 'paragraph')
  if (!parents.length || page.hasLostTags || (parent && isElement(parent) && parents.includes(parent.name ?? '')))
    return
  const [wanted] = parents
  page.report(at, `<${name}> is outside <${wanted}>`, `put it between <${wanted}> and </${wanted}>`)
}

function checkContent(element: Element, { holds }: Part, page: Page): void {
  const { name } = element
  const children = listContent(element)
  const at = startOf(element)
  if (holds === 'nothing') {
    const fix = `write <${name} … /> and put the text outside`
    if (children.length) page.report(at, `<${name}> can't have content`, fix)
    return
  }
  if (!children.length) page.report(at, `<${name}> is empty`, 'give it content, or remove it')
  if (holds === 'sentences') {
    const block = children.find(({ type }) => blockTypes.includes(type))
    if (block) page.report(startOf(block), `<${name}> can only contain sentences`, `take this out of <${name}>`)
  } else if (page.hasLostTags || holds === 'blocks') return
  else if (holds === 'numbered-list') checkNumberedList(children, name, page)
  else checkHeldParts(children, name, holds, page)
}

function checkNumberedList(children: readonly Node[], name: Element['name'], page: Page): void {
  const isNumbered = (node: Node) => node.type === 'list' && (node as { ordered?: boolean }).ordered === true
  const list = children.find(isNumbered)
  for (const child of children) {
    if (child === list) continue
    const fix = isNumbered(child)
      ? "join the two lists: indent what's between them by 3 spaces"
      : `begin each step with "1. ", indent what belongs to it by 3 spaces, and put the rest outside <${name}>`
    page.report(startOf(child), `<${name}> can only contain one numbered list`, fix)
  }
}

/** Checks that each step of a walkthrough belongs to a frame, and that no frame is about a step that isn't there. */
function checkSteps(element: Element, page: Page, { context, broken }: Site): void {
  const id = element.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value
  const file = `content/walkthroughs/${id}.yml`
  const illustrated = context.walkthroughSteps.get(String(id))
  const list = listContent(element).find(({ type }) => type === 'list')
  if (!illustrated || !list || broken.has(file)) return
  const steps = (list as Parent).children
  const first = steps[illustrated]
  if (first) {
    const fix = `add ${illustrated + 1} to the steps of a frame in ${file}`
    page.report(startOf(first), `step ${illustrated + 1} has no frame`, fix)
  } else if (steps.length < illustrated) {
    const fix = `write step ${steps.length + 1} here, or take it out of ${file}`
    page.report(startOf(list), `${file} has a frame for step ${steps.length + 1}, which isn't here`, fix)
  }
}

function checkHeldParts(children: readonly Node[], name: Element['name'], holds: readonly string[], page: Page): void {
  const seen = new Set<string>()
  for (const child of children) {
    const childName = isElement(child) ? (child.name ?? '') : undefined
    if (isElement(child) && holds.includes(child.name ?? '')) {
      for (const { value, at } of listDistinctValues(child)) {
        if (seen.has(value))
          page.report(at, `"${value}" appears twice in this <${name}>`, 'merge the two, or correct one')
        seen.add(value)
      }
    } else if (childName === undefined || (findPart(childName) && !listParents(childName).length)) {
      // Unknown components, and those that belong in another parent, have already been reported.
      const fix = `put this inside a <${holds[0]}>, or outside <${name}>`
      page.report(startOf(child), `<${name}> can only contain <${holds.join('>, <')}>`, fix)
    }
  }
}
