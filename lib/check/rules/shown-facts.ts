import { toString as textOf } from 'mdast-util-to-string'
import { findPart } from '../../parts'
import { readProp, valueSets } from '../../parts/part'
import { type Element, isElement, listNodes, type Page } from '../lexer/page'

/**
 * Returns the facts that a page shows: the names of its components, the values that they take from content data, after the name of the set, and the
 * bold paths through the settings.
 * @example listShown(page) // => Set { 'LimitTable', 'limit-ids folders', 'path Settings → Tasks → Carry over' }
 */
export function listShown(page: Page): Set<string> {
  const shown = new Set<string>()
  for (const node of listNodes(page.tree)) {
    if (node.type === 'strong') shown.add(`path ${textOf(node)}`)
    if (isElement(node)) for (const key of listValues(node)) shown.add(key)
  }
  return shown
}

function listValues(element: Element): string[] {
  const part = findPart(element.name)
  const values = element.attributes.flatMap((attribute) => {
    const schema = 'name' in attribute ? part?.props[attribute.name] : undefined
    if (!schema || typeof attribute.value !== 'string') return []
    const { kind, isList } = readProp(schema)
    if (!(kind in valueSets)) return []
    return (isList ? attribute.value.split(/\s+/) : [attribute.value]).map((value) => `${kind} ${value}`)
  })
  return [element.name ?? '', ...values]
}
