import type { Parent } from 'unist'
import { visitParents } from 'unist-util-visit-parents'
import { findNearest } from '../../utils/nearest'
import { checkContent, checkParent } from './component-places'
import type { ComponentRule } from './component-rule'
import { components, findComponent } from './components'
import type { Site } from './context'
import { type Element, isElement, startOf } from './elements'
import type { Page } from './page'
import { checkProps } from './props'

/** Checks the names, props, places and content of components against the contract in `components.ts`. */
export function checkComponents(page: Page, site: Site): void {
  visitParents(page.tree, isElement, (node, ancestors) => {
    const element = node as Element
    const rule = findComponent(element.name ?? '')
    if (rule) {
      checkCollection(element, rule, page)
      checkProps(element, rule, page, site)
      checkParent(element, rule, ancestors as Parent[], page)
      checkContent(element, rule, page)
    } else reportUnknown(element, page)
  })
}

function checkCollection(element: Element, { name, collection }: ComponentRule, page: Page): void {
  if (!collection || !page.place || page.place.collection.folder === collection) return
  page.report(startOf(element), `<${name}> is for content/${collection} alone`, 'say it in other words here')
}

function reportUnknown(element: Element, page: Page): void {
  const names = components.map(({ name }) => name)
  const nearest = findNearest(element.name ?? '', names)
  const cure = nearest ? `write <${nearest}>` : `use one of ${names.join(', ')}`
  page.report(startOf(element), `there is no component <${element.name}>`, cure)
}
