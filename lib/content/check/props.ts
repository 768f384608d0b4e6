import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { findNearest } from '../../utils/nearest'
import type { ComponentRule } from './component-rule'
import type { Site } from './context'
import type { Element } from './elements'
import type { Page } from './page'
import { checkPropValue } from './prop-values'

/** Checks the props of one element: each is known, all required ones are there, and each value is allowed. */
export function checkProps(element: Element, rule: ComponentRule, page: Page, site: Site): void {
  const at = element.position?.start.offset ?? 0
  const seen = new Set<string>()
  for (const attribute of element.attributes) {
    const start = attribute.position?.start.offset ?? at
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      page.report(start, 'props cannot be spread', 'write each one as name="value"')
      continue
    }
    const { name } = attribute
    const propRule = rule.props[name]
    if (seen.has(name)) page.report(start, `the prop ${name} stands twice`, 'remove one of the two')
    else if (!propRule) reportUnknown(name, start, rule, page)
    else if (propRule.values === 'flag') {
      if (attribute.value !== null) page.report(start, `the prop ${name} takes no value`, `write ${name} alone`)
    } else if (typeof attribute.value !== 'string') reportNoText(attribute, start, page)
    else {
      const valueAt = start + page.source.slice(start).search(/["']/) + 1
      checkPropValue({ name, value: attribute.value, at: valueAt }, propRule, page, site)
    }
    seen.add(name)
  }
  for (const [name, { required }] of Object.entries(rule.props)) {
    if (required && !seen.has(name)) page.report(at, `<${rule.name}> has no ${name}`, `add ${name}="…"`)
  }
  checkChoice(rule, seen, at, page)
}

/** Checks that one of the sets of props in `oneOf` is complete, and that no prop of the other sets is present. */
function checkChoice({ name, oneOf = [] }: ComponentRule, seen: ReadonlySet<string>, at: number, page: Page): void {
  const given = oneOf.flat().filter((prop) => seen.has(prop))
  const isWhole = oneOf.some((set) => set.length === given.length && set.every((prop) => seen.has(prop)))
  if (!oneOf.length || isWhole) return
  const forms = oneOf.map((set) => `<${name} ${set.map((prop) => `${prop}="…"`).join(' ')} />`)
  page.report(at, `<${name}> has ${given.join(' and ') || 'no props'}`, `write ${forms.join(' or ')}`)
}

function reportUnknown(name: string, at: number, rule: ComponentRule, page: Page): void {
  const names = Object.keys(rule.props)
  const nearest = findNearest(name, names)
  const known = `remove it: <${rule.name}> takes ${names.join(', ') || 'no props'}`
  page.report(at, `<${rule.name}> has no prop ${name}`, nearest ? `write ${nearest}` : known)
}

/** Reports a prop that has no value, or an expression as its value. */
function reportNoText({ name, value }: MdxJsxAttribute, at: number, page: Page): void {
  const text = value && typeof value !== 'string' ? value.value.trim().replace(/^["'`](.*)["'`]$/, '$1') : undefined
  const lack = text === undefined ? `the prop ${name} has no value` : `the value of ${name} is an expression`
  page.report(at, lack, `write ${name}="${text ?? '…'}"`)
}
