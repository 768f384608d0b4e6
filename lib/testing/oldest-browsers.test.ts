import { readdirSync, readFileSync } from 'node:fs'
import bcd from '@mdn/browser-compat-data/forLegacyNode'
import { type TransformOptions, transform as transformScript } from 'esbuild'
import { transform as transformStyle } from 'lightningcss'
import { describe, expect, test } from 'vitest'
import { browserslist } from '../../package.json'

/** What ships has to work in the oldest browsers that `browserslist` in `package.json` names, which are also those that Next compiles for. */
const oldest = Object.fromEntries(browserslist.map((line) => line.split(' ') as [string, string]))

/**
 * Features that the oldest browsers lack, by their names in MDN's data. Each of them only adds something. The text is what happens instead.
 * What's inside `@supports` isn't checked.
 */
const additions: Readonly<Record<string, readonly string[]>> = {
  'printed pages have the margins of the browser': ['at-rules.page'],
  'everything is laid out at once': ['properties.contain-intrinsic-size', 'properties.content-visibility'],
  'a field keeps its height while someone types, and scrolls': ['properties.field-sizing'],
  'with forced colours, the browser chooses all colours': ['properties.forced-color-adjust'],
  'a box that clips does so exactly at its edge': ['properties.overflow-clip-margin'],
  'a scrollbar takes its room when it appears': ['properties.scrollbar-gutter'],
  'scrollbars look like those of the system': ['properties.scrollbar-width'],
  'lines break where they are full': ['properties.text-wrap'],
  'opening happens without a transition': ['selectors.details-content'],
  'the words of a search are in elements that mark them': ['selectors.highlight'],
}
const allowed = new Set(Object.values(additions).flat())

const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) => !file.startsWith('previews/'))
const read = (file: string) => readFileSync(`out/${file}`, 'utf8')

/** Lists the files of a kind, and the different texts of an element in some pages. Returns where each text is, by the text. */
function listShipped(extension: string, element: string, pages: readonly string[]): Map<string, string> {
  const shipped = new Map(files.filter((file) => file.endsWith(`.${extension}`)).map((file) => [read(file), file]))
  for (const page of pages) {
    for (const [, text = ''] of read(page).matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs')))
      shipped.set(text, `${page} (inline)`)
  }
  return shipped
}

type Support = { version_added?: string | boolean | null; flags?: unknown; alternative_name?: string; prefix?: string }
type Feature = { __compat?: { support: Record<string, Support | Support[]> } } & { [name: string]: unknown }
const css = bcd.css as unknown as Record<string, Record<string, Feature>>

/** Returns the browsers that lack a feature. A prefix counts as support if styles use the prefix too. */
function listLacking(feature: string, all: ReadonlySet<string>): string[] {
  const [kind = '', name = ''] = feature.split('.')
  const support = css[kind]?.[name]?.__compat?.support
  // What's only known with a prefix is for single browsers.
  if (!support) return name.startsWith('-') ? [] : ["MDN's data don't know it"]
  return Object.entries(oldest)
    .filter(([browser, version]) => {
      const entries = [support[browser] ?? []].flat()
      return !entries.some(({ version_added: added, flags, alternative_name: other, prefix }) => {
        if (typeof added !== 'string' || flags || other) return false
        if (prefix && !all.has(`${kind}.${prefix}${name}`)) return false
        return compare(added.replace('≤', ''), version) <= 0
      })
    })
    .map(([browser, version]) => `${browser} ${version}`)
}

const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

type Selector = readonly { type: string; kind?: string; name?: string; selectors?: Selector[]; selector?: Selector }[]

/** Lists the properties, rules and selectors that a style sheet uses outside `@supports`, by their names in MDN's data. */
function listFeatures(filename: string, code: string): Set<string> {
  const features = new Set<string>()
  const addSelectors = (selector: Selector) => {
    for (const { type, kind = '', name, selectors = [], selector: inner } of selector) {
      if (type.startsWith('pseudo-'))
        features.add(`selectors.${kind.startsWith('custom') ? name : kind.replace(/-function$/, '')}`)
      for (const part of inner ? [...selectors, inner] : selectors) addSelectors(part)
    }
  }
  transformStyle({
    filename,
    code: Buffer.from(code),
    visitor: {
      Rule: ({ type }) => {
        if (type === 'supports') return []
        if (!/style|layer|keyframes/.test(type)) features.add(`at-rules.${type}`)
        return undefined
      },
      Declaration: (declaration) => {
        const { property, vendorPrefix = ['none'] }: { property: string; vendorPrefix?: readonly string[] } =
          declaration.property === 'unparsed' ? declaration.value.propertyId : (declaration as { property: string })
        const name = declaration.property === 'custom' ? declaration.value.name : property
        if (name.startsWith('--')) return
        for (const prefix of vendorPrefix) features.add(`properties.${prefix === 'none' ? '' : `-${prefix}-`}${name}`)
      },
      Selector: (selector) => addSelectors(selector as Selector),
    },
  })
  return features
}

/** Returns whether `esbuild` rewrites code for the oldest browsers. It rewrites what they don't understand. */
async function needsNewer(code: string): Promise<boolean> {
  const options: TransformOptions = {
    logLevel: 'silent',
    legalComments: 'none',
    // It can't tell which properties of characters a browser knows. These patterns are old enough.
    supported: { 'regexp-unicode-property-escapes': true },
  }
  const target = Object.entries(oldest).map(([browser, version]) => `${browser}${version}`)
  const [plain, rewritten] = await Promise.all([
    transformScript(code, { ...options, target: 'esnext' }),
    transformScript(code, { ...options, target }),
  ])
  return plain.code !== rewritten.code
}

describe('what ships works in the oldest browsers', () => {
  test('styles', () => {
    const used = new Map<string, string>()
    // Pages contain rules of the style sheets, and those of the fonts, which are the same in all of them.
    for (const [code, file] of listShipped('css', 'style', ['index.html']))
      for (const feature of listFeatures(file, code)) if (!used.has(feature)) used.set(feature, file)
    const all = new Set(used.keys())
    const lacking = [...used].flatMap(([feature, file]) => {
      const browsers = listLacking(feature, all)
      return browsers.length > 0 ? [{ feature, file, browsers }] : []
    })
    expect(used.size).toBeGreaterThan(100)
    expect(
      lacking.filter(({ feature }) => !allowed.has(feature)),
      'Find another way, put it into @supports, or add it to `additions` with what readers get instead.',
    ).toEqual([])
    const names = new Set(lacking.map(({ feature }) => feature))
    expect(
      [...allowed].filter((feature) => !names.has(feature)),
      'These are no exceptions any more.',
    ).toEqual([])
  })

  test('syntax of scripts', async () => {
    const scripts = listShipped(
      'js',
      'script',
      files.filter((file) => file.endsWith('.html')),
    )
    const newer: string[] = []
    for (const [code, file] of scripts) if (await needsNewer(code)) newer.push(file)
    expect(scripts.size).toBeGreaterThan(50)
    expect(newer).toEqual([])
  })

  test.each([
    ['a flag of regular expressions', 'const a = /[a--b]/v'],
    ['a declaration that frees something', 'using a = b()'],
  ])('%s would be found', async (_name, code) => expect(await needsNewer(code)).toBe(true))

  test('a property and a selector that the oldest browsers lack would be found', () => {
    const features = listFeatures(
      'a.css',
      'a:has(b)::details-content { anchor-name: --a } @supports (top: 1px) { a { field-sizing: content } }',
    )
    expect([...features].sort()).toEqual(['properties.anchor-name', 'selectors.details-content', 'selectors.has'])
    expect(listLacking('properties.anchor-name', features)).toContain('firefox 128')
    expect(listLacking('selectors.has', features)).toEqual([])
  })
})
