import { findNearest } from '../../utils/nearest'
import { checkAsset } from './assets'
import type { PropRule } from './component-rule'
import type { Site, ValueSet } from './context'
import { describeAbsence, type Lifetime } from './lifetime'
import { checkHref } from './links'
import type { Page } from './page'
import { checkTokens } from './tokens'

export type Prop = { name: string; value: string; at: number }

/** Checks the value of a prop against the set that `components.ts` gives it. */
export function checkPropValue(prop: Prop, { values = 'text', many }: PropRule, page: Page, site: Site): void {
  const { name, value, at } = prop
  checkTokens(value, at, Object.keys(site.context.tokens), page.report)
  if (!value.trim()) page.report(at, `the prop ${name} is empty`, 'give it a value')
  else if (values === 'href') checkHref(value, at, page, site)
  else if (values === 'asset') checkAsset(value, at, page, site)
  else if (values === 'number') checkNumber(prop, page)
  else if (values !== 'text' && values !== 'flag') {
    const words = typeof values === 'string' ? site.context.values[values] : toWords(values)
    const source = typeof values === 'string' ? toSource(values, value) : ''
    if (site.broken.has(source)) {
      page.report(at, `"${value}" comes from ${source}, which has a problem`, `fix ${source} first`, source)
      return
    }
    const parts = many ? value.matchAll(/\S+/g) : value.matchAll(/[\s\S]+/g)
    const list = Array.from(parts, ({ 0: word, index }) => ({ name, value: word, at: at + index }))
    for (const [index, part] of list.entries()) {
      const isSecond = list.findIndex((other) => other.value === part.value) < index
      if (isSecond) page.report(part.at, `"${part.value}" stands twice in ${name}`, 'remove one of the two')
      else checkWord(part, words, page)
    }
  }
}

/** Returns the file that a set of values comes from. */
function toSource(values: ValueSet, value: string): string {
  if (values === 'miniature-ids') return `content/miniatures/${value}.yml`
  return sources[values]
}

const sources: Readonly<Record<Exclude<ValueSet, 'miniature-ids'>, string>> = {
  'shortcut-ids': 'content/facts/shortcuts.yml',
  'shortcut-scopes': 'content/facts/shortcuts.yml',
  'setting-ids': 'content/facts/settings.yml',
  'setting-groups': 'content/facts/settings.yml',
  'limit-ids': 'content/facts/limits.yml',
  'limit-groups': 'content/facts/limits.yml',
  'platform-rows': 'content/facts/platforms.yml',
  'encryption-things': 'content/facts/encryption.yml',
  'column-sources': 'content/facts/import.yml',
  'operation-ids': 'content/api/openapi.yaml',
  'operation-tags': 'content/api/openapi.yaml',
  'schema-names': 'content/api/openapi.yaml',
  'comparison-ids': 'content/facts/comparisons.yml',
}

const toWords = (values: readonly string[]) => new Map<string, Lifetime>(values.map((word) => [word, {}]))

function checkNumber({ name, value, at }: Prop, page: Page): void {
  if (/^\d+$/.test(value)) return
  page.report(at, `"${value}" is not a whole number`, `write digits only, as in ${name}="720"`)
}

function checkWord({ name, value, at }: Prop, words: ReadonlyMap<string, Lifetime>, page: Page): void {
  const absence = describeAbsence(words.get(value), page.place?.version)
  if (absence) page.report(at, `"${value}" ${absence}`, 'leave it out of this page')
  if (words.has(value)) return
  const known = [...words.keys()]
  const nearest = findNearest(value, known)
  const some = known.length > 12 ? `${known.slice(0, 12).join(', ')} …` : known.join(', ')
  page.report(
    at,
    `"${value}" is no value of ${name}`,
    nearest ? `write ${nearest}` : some ? `write one of ${some}` : 'add it to the content data first',
  )
}
