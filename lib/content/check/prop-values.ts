import { isArchived, getVersion } from '../../site/versions'
import { compareVersions } from '../../utils/version'
import { findNearest } from '../../utils/nearest'
import { checkAsset } from './assets'
import type { PropRule } from './components'
import type { Site } from './context'
import { checkHref } from './links'
import type { Page } from './page'

export type Prop = { name: string; value: string; at: number }

/** The value of a prop, against the set that `components.ts` gives it. */
export function checkPropValue(prop: Prop, { values, many }: PropRule, page: Page, site: Site): void {
  const { name, value, at } = prop
  if (!value.trim()) return page.report(at, `the prop ${name} is empty`, 'give it a value')
  for (const { 0: whole, 1: token = '', index } of value.matchAll(/\{(\w+)\}/g)) {
    if (token in site.context.tokens) continue
    const nearest = findNearest(token, Object.keys(site.context.tokens))
    page.report(at + index, `there is no token ${whole}`, nearest ? `write {${nearest}}` : 'write the words themselves')
  }
  if (values === undefined || values === 'text') return
  if (values === 'href') return checkHref(value, at, page, site)
  if (values === 'asset') return checkAsset(value, at, page, site)
  if (values === 'number') {
    if (!/^\d+$/.test(value)) page.report(at, `"${value}" is not a whole number`, `write digits only, as in ${name}="720"`)
    return
  }
  const words = typeof values === 'string' ? site.context.values[values] : new Map(values.map((word) => [word, undefined]))
  const seen = new Set<string>()
  for (const { 0: word, index } of many ? value.matchAll(/\S+/g) : value.matchAll(/[\s\S]+/g)) {
    if (seen.has(word)) page.report(at + index, `"${word}" stands twice in ${name}`, 'remove one of the two')
    else if (!words.has(word)) reportUnknown({ name, value: word, at: at + index }, [...words.keys()], page)
    else reportTooNew(`"${word}"`, words.get(word), at + index, page)
    seen.add(word)
  }
}

function reportUnknown({ name, value, at }: Prop, words: readonly string[], page: Page): void {
  const nearest = findNearest(value, words)
  const some = words.length > 12 ? `${words.slice(0, 12).join(', ')} …` : words.join(', ')
  page.report(at, `"${value}" is no value of ${name}`, nearest ? `write ${nearest}` : `write one of ${some}`)
}

/** A page of an archived version shows nothing that came after its last release. */
export function reportTooNew(what: string, since: string | undefined, at: number, page: Page): void {
  const version = page.place?.version
  if (!since || !version || !isArchived(version)) return
  const { lastRelease } = getVersion(version)
  if (compareVersions(since, lastRelease) <= 0) return
  page.report(at, `${what} came with ${since}, after ${version} had ended with ${lastRelease}`, 'leave it out of this page')
}
