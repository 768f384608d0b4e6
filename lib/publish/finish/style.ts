import { transform } from 'lightningcss'
import { removeFontPreloads } from './head'
import { lazyFiles, sheetElement, sheetHint, sheetPreload, stylesheet } from './next-output'

/** The addresses of a page's style sheets in their order, and of the one that contains them all. With a single sheet, that's the same one. */
export type PageSheets = { sheets: readonly string[]; merged: string }

/** Lists the addresses of a page's style sheets, each once, in their order. */
export function listSheets(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(stylesheet), ([, href = '']) => href))]
}

/**
 * Returns the page with one style sheet instead of several, which means one request and one dictionary for compression. Next cuts its own chunks fine
 * (`cssChunking` in next.config.mjs), so that a page contains only the styles for its kind.
 */
export function mergeStyles(html: string, page: PageSheets): string {
  const rest = html.replace(sheetPreload, '')
  if (page.sheets.length < 2) return rest
  let isFirst = true
  const withOneLink = rest.replace(stylesheet, (link) => {
    const kept = isFirst ? link : ''
    isFirst = false
    return kept
  })
  return renameSheets(withOneLink, page)
}

/**
 * Returns a text of the page with the merged sheet instead of the others. React then considers the sheet loaded, and a client navigation to another kind
 * of page fetches that kind's sheet. Hints at sheets that the page doesn't show are left out.
 */
function renameSheets(text: string, { sheets, merged }: PageSheets): string {
  if (sheets.length < 2) return text
  return text
    .replace(sheetHint, (line, _quote, href) => (sheets.includes(href) ? line : ''))
    .replace(toExpression(sheets), () => merged)
}

/** Returns an expression for any of these addresses. A page has up to 30 of them, so one pass is much faster than 30. */
const toExpression = (hrefs: readonly string[]) =>
  new RegExp(hrefs.map((href) => href.replace(/[^\w/-]/g, '\\$&')).join('|'), 'g')

/**
 * Returns the router's data without font preloads, and with the merged sheet instead of the others. Each segment of the page lists that sheet once, because
 * the router may already show the segments around the one that it needs. Next lists the sheets of a segment one after the other, and React draws nothing
 * for `null`.
 */
export function prepareData(data: string, page: PageSheets): string {
  let hasHint = false
  let hasElement = false
  return renameSheets(removeFontPreloads(data), page)
    .replace(sheetHint, (line, _quote, href) => {
      const isRepeated = href === page.merged && hasHint
      hasHint ||= href === page.merged
      return isRepeated ? '' : line
    })
    .replace(sheetElement, (element, place, href) => {
      if (place === '0') hasElement = false
      const isRepeated = href === page.merged && hasElement
      hasElement ||= href === page.merged
      return isRepeated ? 'null' : element
    })
}

/**
 * Returns the script with one style sheet instead of several for each part that it loads on demand.
 * @param toFile writes one sheet with the content of the others, and returns its path from `_next/` on
 */
export function mergeLazyStyles(script: string, toFile: (sheets: readonly string[]) => string): string {
  return script.replace(lazyFiles, (list) => {
    const files = JSON.parse(list) as string[]
    const sheets = files.filter((file) => file.endsWith('.css'))
    if (sheets.length < 2) return list
    return JSON.stringify([...files.filter((file) => !sheets.includes(file)), toFile(sheets)])
  })
}

/** Lists the files of each part that a script loads on demand. They're relative to `_next/`. */
export function listLazyParts(script: string): string[][] {
  return Array.from(script.matchAll(lazyFiles), ([list]) => JSON.parse(list) as string[])
}

/**
 * Returns the page with the rules it uses in its head, so that the first paint doesn't wait for any other file, and the address of the sheet with all the
 * rules. That sheet comes with the runtime, before script adds what the page doesn't show yet. Without JavaScript, it comes after the text.
 * @param html a page that has one style sheet, as `mergeStyles` returns it
 * @param css the text of that sheet, with its fonts
 */
export function inlineStyles(html: string, css: string): { html: string; sheet?: string } {
  const [[link, sheet] = []] = html.matchAll(stylesheet)
  if (!link || !sheet) return { html }
  const style = `<style>${selectRules(resolveAddresses(css, sheet), html)}</style>`
  const rest = `<noscript><link rel="stylesheet" href="${sheet}"/></noscript>`
  return { html: html.replace(link, () => style).replace('</body>', () => `${rest}</body>`), sheet }
}

/**
 * Returns a sheet without its fonts. Every page has their rules in its head. If they came a second time with the sheet, a browser that had given up on a
 * font (`font-display: optional`) would try again, find it in its cache and change the text under the reader's eyes.
 */
export const removeFonts = (css: string) => css.replace(/@font-face\s*\{[^}]*\}/g, '')

/** Lists the classes of CSS modules in a style sheet. Next writes `KF9-Zq_matrix` for the class `matrix` of a module. */
export const listModuleClasses = (css: string): string[] =>
  listNames(css).filter((name) => /^[\w-]{6,}_[^_]+$/.test(name))

/**
 * Returns a sheet without rules that need one of these classes, and with the values of tokens where they're used. Declarations of tokens are left out if
 * nothing refers to them: neither the sheet nor these other texts.
 */
export function removeUnused(css: string, classes: string[], others: string): string {
  const own = inlineConstants(css)
  const unused = [...classes, ...listUnusedVariables(own, others)]
  return unused.length > 0 ? withLayers(own, minify(own, unused)) : own
}

/** In a sheet, addresses are relative to it; in a page, they'd be relative to the page. */
const resolveAddresses = (css: string, sheet: string) =>
  css.replace(/(?<=url\(["']?)\.[^"')]+/g, (address) => new URL(address, `https://site.invalid${sheet}`).pathname)

/** The rules that apply only while the router inserts a page (`lib/browser/arrival.ts`). By then, the runtime has brought the whole sheet. */
const routerRules = /html\[data-first-screen\][^{}]*\{[^{}]*\}/g

/**
 * Returns the rules of a style sheet that can apply to a page: those whose classes and ids it has. Attributes and pseudo-classes don't count, so rules
 * for states that script or the visitor sets (`[open]`, `[data-theme]`, `:hover`) stay, except for `routerRules`. The names of layers stay too, because
 * they settle the order of the layers.
 */
export function selectRules(css: string, html: string): string {
  const used = new Set([...listWords(html, /\sclass="([^"]*)"/g), ...listWords(html, /\sid="([^"]*)"/g)])
  const unused = listNames(css).filter((name) => !used.has(name))
  const own = inlineConstants(minify(css, unused).replace(routerRules, ''))
  return withLayers(css, minify(own, [...listUnusedVariables(own, html), ...listUnusedAnimations(own)]))
}

/** Returns rules with the names of the sheet's layers, which settle their order. Minifying leaves them out if a layer has no rule. */
function withLayers(css: string, rules: string): string {
  const layers = /^@layer [^{;]+;/.exec(css)?.[0] ?? ''
  return rules.startsWith(layers) ? rules : layers + rules
}

/** Lists the classes and ids in the selectors of a sheet. */
const listNames = (css: string) => [
  ...new Set(Array.from(css.matchAll(/[.#](-?[A-Za-z_][\w-]*)/g), ([, name = '']) => name)),
]

const listWords = (html: string, attribute: RegExp) =>
  Array.from(html.matchAll(attribute), ([, value = '']) => value.split(/\s+/)).flat()

/**
 * Writes the values of tokens that nothing redefines where they're used, which takes 0.4 KB off a page and its sheet. Nothing on the page uses the tokens'
 * names then, so they go with the unused ones. Colour roles keep their names, because a theme redefines them.
 */
function inlineConstants(css: string): string {
  const [, tokens = ''] = /@layer tokens\{:root\{([^}]*)/.exec(css) ?? []
  const constants = new Map<string, string>()
  for (const [, name = '', value = ''] of tokens.matchAll(/(--[\w-]+):(#[\da-f]+|[\d.]+[a-z]*)(?=;|$)/g)) {
    // Searching backwards is several times slower.
    if (css.indexOf(`${name}:`, css.indexOf(`${name}:`) + 1) < 0) constants.set(name, value)
  }
  return css.replace(/var\((--[\w-]+)\)/g, (use, name) => constants.get(name) ?? use)
}

/** Lists the variables that no rule, no other text and no used variable refers to. */
function listUnusedVariables(css: string, others: string): string[] {
  const declaration = /(?<=[{;])(--[\w-]+):([^;}]*)/g
  const values = new Map<string, string>()
  for (const [, name = '', value] of css.matchAll(declaration)) values.set(name, `${values.get(name) ?? ''} ${value}`)
  const unused = new Set(values.keys())
  const use = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (unused.delete(name)) use(values.get(name) ?? '')
    }
  }
  use(css.replace(declaration, ''))
  use(others)
  return [...unused]
}

/** Lists the animations that no rule uses. */
const listUnusedAnimations = (css: string) =>
  Array.from(css.matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => name).filter(
    (name) => css.split(name).length === 2,
  )

/** What was minified before, by sheet and unused names. Pages of one kind mostly use the same rules. */
const minified = new Map<string, string>()

function minify(css: string, unusedSymbols: string[]): string {
  const key = [...unusedSymbols, css].join('\n')
  const known = minified.get(key)
  if (known !== undefined) return known
  const code = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString()
  minified.set(key, code)
  return code
}
