import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { type Part, type Prop, readProp, type ValueSet, valueSets } from '../../parts/part'
import { suggestName, suggestValue } from '../../utils/nearest'
import { describeAbsence, type Lifetime, type Site } from '../context'
import type { Element, Page } from '../lexer/page'
import { checkHref } from './links'
import { checkTokens } from './names'
import { checkAsset } from './pictures'

const and = new Intl.ListFormat('en-GB')

/** Checks the props of one element: each is known, all required ones are there, and each value is allowed. */
export function checkProps(element: Element, part: Part, page: Page, site: Site): void {
  const at = element.position?.start.offset ?? 0
  const seen = new Set<string>()
  for (const attribute of element.attributes) {
    const start = attribute.position?.start.offset ?? at
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      page.report(start, `a tag can't contain {${attribute.value}}`, 'write each prop as name="value"')
      continue
    }
    const { name } = attribute
    const schema = Object.hasOwn(part.props, name) ? part.props[name] : undefined
    if (seen.has(name)) page.report(start, `the prop ${name} appears twice`, 'remove one of the two')
    else if (schema) checkAttribute(attribute, start, readProp(schema), page, site)
    else reportUnknown(name, start, element, part, page)
    seen.add(name)
  }
  for (const [name, schema] of Object.entries(part.props)) {
    if (readProp(schema).isRequired && !seen.has(name))
      page.report(at, `<${element.name}> has no ${name}`, `add ${name}="…"`)
  }
  checkChoice(element.name, part, seen, page, at)
}

/** Checks that one of the sets of props in `oneOf` is complete, and that no prop of the other sets is present. */
function checkChoice(
  name: Element['name'],
  { oneOf = [] }: Part,
  seen: ReadonlySet<string>,
  page: Page,
  at: number,
): void {
  const given = oneOf.flat().filter((prop) => seen.has(prop))
  const isWhole = oneOf.some((set) => set.length === given.length && set.every((prop) => seen.has(prop)))
  if (!oneOf.length || isWhole) return
  const forms = oneOf.map((set) => `<${name} ${set.map((prop) => `${prop}="…"`).join(' ')} />`)
  const isPart = oneOf.some((set) => given.every((prop) => set.includes(prop)))
  const props = and.format(given)
  const fault = isPart ? `has ${props ? `only ${props}` : 'no props'}` : `can't have ${props} together`
  page.report(at, `<${name}> ${fault}`, `write ${forms.join(' or ')}`)
}

function reportUnknown(name: string, at: number, element: Element, part: Part, page: Page): void {
  const names = Object.keys(part.props)
  page.report(at, `<${element.name}> has no prop ${name}`, suggestName(name, names, 'props'))
}

function checkAttribute(attribute: MdxJsxAttribute, at: number, prop: Prop, page: Page, site: Site): void {
  const { name, value } = attribute
  if (prop.kind === 'flag') {
    if (value !== null) page.report(at, `the prop ${name} can't have a value`, `write ${name} without a value`)
  } else if (typeof value === 'string') {
    const valueAt = at + page.source.slice(at).search(/["']/) + 1
    checkValue({ name, value, at: valueAt }, prop, page, site)
  } else {
    const text = value ? value.value.trim().replace(/^["'`](.*)["'`]$/, '$1') : undefined
    const lack = text === undefined ? `the prop ${name} has no value` : `the value of ${name} is in braces`
    page.report(at, lack, `write ${name}="${text ?? '…'}"`)
  }
}

/** A value of a prop, with its offset. */
type Value = { name: string; value: string; at: number }

function checkValue({ name, value, at }: Value, { kind, isList, options = [] }: Prop, page: Page, site: Site): void {
  checkTokens(value, at, Object.keys(site.context.tokens), page.report)
  if (!value.trim()) page.report(at, `the prop ${name} is empty`, 'give it a value')
  else if (kind === 'href') checkHref(value, at, page, site)
  else if (kind === 'asset') checkAsset(value, at, page, site)
  else if (kind === 'number') {
    const fix = `write digits only, as in ${name}="720"`
    if (!/^\d+$/.test(value)) page.report(at, `"${value}" isn't a whole number`, fix)
  } else if (kind === 'choice') {
    checkWords({ name, value, at }, isList, new Map(options.map((word) => [word, {}])), page)
  } else if (kind !== 'text' && kind !== 'anchor' && kind !== 'flag') {
    const source = toSource(kind, value)
    if (!site.broken.has(source)) checkWords({ name, value, at }, isList, site.context.values[kind], page)
    else page.report(at, `"${value}" comes from ${source}, which has a problem`, `fix ${source} first`, source)
  }
}

/** Returns the file that a value comes from. Every miniature is a file, and so is every walkthrough. */
function toSource(set: ValueSet, value: string): string {
  return set === 'miniature-ids' || set === 'walkthrough-ids' ? `${valueSets[set]}/${value}.yml` : valueSets[set]
}

/** Checks one value, or several that are separated by spaces, against the words that are allowed. */
function checkWords(
  { name, value, at }: Value,
  isList: boolean,
  words: ReadonlyMap<string, Lifetime>,
  page: Page,
): void {
  const parts = Array.from(value.matchAll(isList ? /\S+/g : /[\s\S]+/g), ({ 0: word, index }) => ({
    name,
    value: word,
    at: at + index,
  }))
  for (const [index, part] of parts.entries()) {
    const isSecond = parts.findIndex((other) => other.value === part.value) < index
    if (isSecond) page.report(part.at, `"${part.value}" appears twice in "${name}"`, 'remove one of the two')
    else checkWord(part, words, page)
  }
}

function checkWord({ name, value, at }: Value, words: ReadonlyMap<string, Lifetime>, page: Page): void {
  const absence = describeAbsence(words.get(value), page.place?.version)
  if (absence) page.report(at, `"${value}" ${absence}`, 'leave it out of this page')
  if (words.has(value)) return
  const known = [...words.keys()]
  const choices = known.length > 12 ? [...known.slice(0, 11), `${known[11]} …`] : known
  const fix = suggestValue(value, known, { choices, ifNone: 'add it to the content data first' })
  page.report(at, `"${value}" isn't a valid value of "${name}"`, fix)
}
