import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml'
import { docFields, type FieldRule, listFieldRules, type ValueRule } from '../../catalogue/schema/fields'
import { parseDocHref, toDocHref } from '../../site/routes'
import { fillTokens } from '../../site/tokens.mjs'
import { currentVersion, type VersionId } from '../../site/versions'
import { isDay } from '../../utils/date'
import { describeMissing } from '../../utils/field'
import { findNearest, suggestName, suggestValue } from '../../utils/nearest'
import { count } from '../../utils/text'
import { compareVersions, isVersion } from '../../utils/version.mjs'
import { describeMove, findSuccessor, type Site } from '../context'
import { type Field, quote } from '../lexer/front-matter'
import { findText, isTrue, listPairs, listTexts, type Page } from '../lexer/page'
import type { EntryPlace } from '../places'
import type { Report } from '../report'
import { describeSinceFix, findLastRelease, introducesNothing } from './history'
import { checkInternalHref, checkPublished } from './links'
import { checkTokens } from './names'

const descriptionLength = { min: 50, max: 155 }
const and = new Intl.ListFormat('en-GB')

/** Checks the front matter: that the collection defines its fields, and that their values are allowed. */
export function checkFrontMatter(page: Page, site: Site): void {
  if (!page.place || !page.hasFrontMatter) return
  checkFields(page, page.place, site)
  for (const { node } of page.fields) {
    const [start = 0, end = 0] = node?.range ?? []
    checkTokens(page.source.slice(start, end), start, Object.keys(site.context.tokens), page.report)
  }
  checkDescription(page, site)
  checkSince(page, site)
  checkAudience(page)
  checkTargets(page, site)
}

function checkDescription(page: Page, { context }: Site): void {
  const description = findText(page, 'description')
  if (!description?.value.trim()) return
  const fault = findDescriptionFault(fillTokens(description.value, context.tokens))
  if (fault) page.report(description.at, fault.message, fault.fix)
}

/** Returns what's wrong with the length of a description, in which tokens are filled in, or undefined if nothing is. */
export function findDescriptionFault({ length }: string): { message: string; fix: string } | undefined {
  const { min, max } = descriptionLength
  if (length >= min && length <= max) return undefined
  const fix =
    length < min
      ? `write a full sentence of ${min} to ${max}`
      : `remove ${length - max}, because search results show ${max}`
  return { message: `the description has ${count(length, 'character')}`, fix }
}

function checkSince(page: Page, { context, pages }: Site): void {
  const since = findText(page, 'since')
  if (!since?.value.trim() || since.value === introducesNothing) return
  if (!isVersion(since.value)) {
    page.report(since.at, `"${since.value}" isn't a version`, "write it like '0.10' or '2.0.1'")
    return
  }
  const version = page.place?.version
  const lastRelease = version && findLastRelease(version, context)
  if (!lastRelease || compareVersions(since.value, lastRelease) <= 0) return
  if (version === currentVersion.id) {
    const post = pages.find(({ path }) => path === `content/releases/${since.value}.mdx`)
    if (post && isTrue(post, 'draft')) {
      const fix = 'write draft: true here too, until the release is published'
      if (!isTrue(page, 'draft')) page.report(since.at, `the release ${since.value} is a draft`, fix)
      return
    }
    // `checkHistory` reports a release that doesn't exist, and knows which one introduces the page.
    if (!isTrue(page, 'draft')) return
  }
  const message = `${since.value} is newer than ${lastRelease}, the last release of ${version}`
  page.report(since.at, message, `write ${lastRelease} or an earlier release`)
}

/** Compares the fields of a page with those that its collection has. */
function checkFields({ fields: entries, source, report }: Page, place: EntryPlace, site: Site): void {
  const { noun, fields } = place.collection
  const rules = listFieldRules(fields)
  const names = Object.keys(rules)
  for (const field of entries) {
    const rule = Object.hasOwn(rules, field.name) ? rules[field.name] : undefined
    if (rule) checkValue(field, rule, source, report)
    else report(field.start, `${noun} doesn't have the field "${field.name}"`, suggestName(field.name, names, 'fields'))
  }
  for (const [name, rule] of Object.entries(rules)) {
    if (!rule.isRequired || entries.some((field) => field.name === name)) continue
    if (name === 'since' && place.version === currentVersion.id)
      report(0, describeMissing(name), describeSinceFix(place.slug, site))
    else reportMissing(report, name, rule)
  }
}

function reportMissing(report: Report, name: string, rule: ValueRule): void {
  const lines = rule.type === 'json' ? `a ${toPairLines(name, rule)}` : `a line such as ${toExampleLine(name, rule)}`
  report(0, describeMissing(name), `add ${lines}`)
}

/** Describes how to write pairs, which need a line each. */
const toPairLines = (name: string, { example }: ValueRule) => `line ${name}: and, indented below it, ${example}`

/** Returns a line that an editor could write, for a field without a value, and what else it could contain. */
function toExampleLine(name: string, rule: ValueRule): string {
  const others = rule.type === 'enum' ? `; the choices are ${and.format(rule.options)}` : ''
  return `${name}: ${toExample(rule)}${others}`
}

function toExample(rule: ValueRule): string {
  if (rule.type === 'enum') return rule.options[0] ?? ''
  if (rule.type === 'list') return `[${rule.options?.slice(0, 2).join(', ') ?? rule.example ?? 'first, second'}]`
  return rule.example ?? (rule.type === 'boolean' ? 'true' : 'Your own text')
}

type Spot = { name: string; at: number; source: string; report: Report }

function checkValue({ name, node, valueStart: at }: Field, rule: FieldRule, source: string, report: Report): void {
  if (node === undefined) return
  const example = `write ${toExampleLine(name, rule)}`
  const spot: Spot = { name, at, source, report }
  if (rule.type === 'json') {
    if (!isMap(node)) report(at, `"${name}" isn't a list of pairs`, `write a ${toPairLines(name, rule)}`)
  } else if (isEmpty(node)) {
    report(at, `the field "${name}" is empty`, rule.isRequired ? example : 'give it a value, or remove it')
  } else if (rule.type === 'list') {
    if (isSeq(node)) checkList(node.items as Node[], rule.options, spot)
    else
      report(at, `"${name}" is a single value, but has to be a list`, `write ${name}: [${toRaw(node as Node, source)}]`)
  } else if (isScalar(node)) checkScalar(node, rule, spot, (raw) => `${name}: ${raw}`)
  else {
    const [first] = isSeq(node) ? (node.items as Node[]) : []
    const kind = first ? 'a list' : 'a group of fields'
    report(
      at,
      `"${name}" is ${kind}, but has to be a single value`,
      first ? `write ${name}: ${toRaw(first, source)}` : example,
    )
  }
}

function checkList(items: readonly Node[], options: readonly string[] | undefined, spot: Spot): void {
  const rule: FieldRule = options
    ? { type: 'enum', options, isRequired: true, about: '' }
    : { type: 'string', isRequired: true, about: '' }
  const seen = new Set<unknown>()
  for (const item of items) {
    const at = item?.range?.[0] ?? spot.at
    if (isEmpty(item)) spot.report(at, `an entry of "${spot.name}" is empty`, 'remove it')
    else if (!isScalar(item)) {
      spot.report(at, `an entry of "${spot.name}" isn't a single value`, `write ${spot.name}: [first, second]`)
    } else if (seen.has(item.value)) {
      spot.report(at, `"${item.value}" appears twice in "${spot.name}"`, 'remove one of the two')
    } else checkScalar(item, rule, { ...spot, at }, (raw) => raw)
    if (isScalar(item)) seen.add(item.value)
  }
}

/** @param toLine returns a value as it's written: alone in a list, otherwise after the name of its field */
function checkScalar(node: Scalar, rule: ValueRule, spot: Spot, toLine: (raw: string) => string): void {
  const { value } = node
  const { name, at, report } = spot
  if (rule.type === 'boolean') {
    const fix = `write ${toLine(toExample(rule))}, or remove the line`
    if (typeof value !== 'boolean') report(at, `"${name}" is neither true nor false`, fix)
  } else if (typeof value !== 'string') {
    const raw = toRaw(node, spot.source)
    const kind = typeof value === 'boolean' ? 'a yes-or-no value' : 'a number'
    const wrong = raw === String(value) ? `${kind}, but has to be text` : `${kind} that YAML reads as ${value}`
    report(at, `${raw} is ${wrong}`, `quote it: ${toLine(quote(raw))}`)
  } else if (rule.type === 'enum' && !rule.options.includes(value)) {
    const fix = suggestValue(value, rule.options, { write: toLine, choices: rule.options })
    report(at, `"${value}" isn't a valid value of "${name}"`, fix)
  } else if (rule.type === 'date' && !isDay(value)) {
    report(at, `"${value}" isn't a date`, `write year, month and day as in ${toLine('2026-11-12')}`)
  }
}

const toRaw = (node: Node, source: string) => source.slice(node.range?.[0], node.range?.[1]).trim()

function isEmpty(node: Node | null | undefined): boolean {
  if (!node) return true
  if (isSeq(node)) return node.items.length === 0
  return isScalar(node) && (node.value === null || (typeof node.value === 'string' && !node.value.trim()))
}

/** The words follow "For" in a line with little room. */
const longestAudience = 70

function checkAudience(page: Page): void {
  if (page.place?.version === currentVersion.id) requireFields(page, ['audience', 'next'])
  const audience = findText(page, 'audience')
  if (!audience) return
  const { value, at } = audience
  if (/^for\b|[.!?]$/i.test(value.trim()))
    page.report(at, 'the audience is written as a sentence', 'leave out "For" at the beginning and the full stop')
  if (value.length > longestAudience)
    page.report(
      at,
      `the audience has ${count(value.length, 'character')}`,
      `remove ${value.length - longestAudience}, because there's room for ${longestAudience}`,
    )
}

/** Reports fields that only pages of the current version have to have. */
function requireFields(page: Page, names: readonly string[]): void {
  const rules = listFieldRules(docFields)
  for (const name of names) {
    const rule = rules[name]
    if (rule && !page.fields.some((field) => field.name === name)) reportMissing(page.report, name, rule)
  }
}

const mostTasks = 3

/** Checks `related` and `next`. Both name slugs of the same version or addresses from the root, each only once, and not the page itself. */
function checkTargets(page: Page, site: Site): void {
  const tasks = listPairs(page, 'next')
  if (tasks.length > mostTasks)
    page.report(tasks[mostTasks]?.keyAt ?? 0, `"next" has ${tasks.length} tasks`, `keep the ${mostTasks} likeliest`)
  checkEach('related', listTexts(page, 'related'), page, site)
  const targets = tasks.map(({ value, valueAt }) => ({ value, at: valueAt }))
  checkEach('next', targets, page, site)
}

function checkEach(field: string, targets: readonly { value: string; at: number }[], page: Page, site: Site): void {
  const version = page.place?.version
  const seen = new Set<string>()
  for (const { value, at } of targets) {
    const [path = '', hash] = value.split('#')
    const isAddress = path.startsWith('/')
    const href = isAddress || !version ? path : toDocHref(version, path)
    const target = isAddress ? parseDocHref(path) : undefined
    const named = site.byHref.get(href)
    if (href === page.place?.href) page.report(at, `the page names itself in "${field}"`, 'remove the entry')
    else if (seen.has(href)) page.report(at, `"${value}" appears twice in "${field}"`, 'remove one of the two')
    else if (!version || (isAddress && target?.version !== version)) checkInternalHref(value, at, page, site)
    else if (!named) {
      page.report(at, `${version} has no page "${path}"`, describeNearest(target?.slug ?? path, version, site))
    } else if (target)
      page.report(at, `"${path}" is a page in the same version, ${version}`, `write its slug: ${target.slug}`)
    else if (hash !== undefined) checkInternalHref(`${href}#${hash}`, at, page, site)
    else checkPublished(named, at, page)
    seen.add(href)
  }
}

function describeNearest(slug: string, version: VersionId, site: Site): string {
  const { byHref, pages } = site
  const href = toDocHref(version, slug)
  const moved = parseDocHref(findSuccessor(href, site) ?? '')
  if (moved?.version === version) return `write ${moved.slug}`
  const move = describeMove(href, site)
  if (move) return move
  const slugs = pages.flatMap(({ place }) => (place?.version === version ? [place.slug] : []))
  const sameName = slugs.find((known) => `/${known}`.endsWith(`/${slug.split('/').at(-1)}`))
  if (sameName) return `write ${sameName}`
  const current = toDocHref(currentVersion.id, slug)
  if (byHref.has(current)) return `write ${current}, its address in ${currentVersion.id}`
  const nearest = findNearest(slug, slugs)
  return nearest ? `write ${nearest}` : 'write the slug of a page, such as features/habits'
}
