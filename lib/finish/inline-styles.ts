import { transform } from 'lightningcss'

/** The only style sheet of a page, after `mergeStyles`. */
const stylesheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/

/** A page that contains the rules it uses, and the address of the sheet that has the others. */
export type InlinedPage = { html: string; sheet?: string }

/**
 * Returns the page with the rules it uses in its head, so that the first paint doesn't wait for any other file. The whole sheet comes with the runtime,
 * before script adds what the page doesn't show yet. Without JavaScript, it comes after the text.
 * @param readSheet returns the text of a style sheet by its address
 */
export function inlineStyles(html: string, readSheet: (href: string) => string): InlinedPage {
  const [link, sheet] = stylesheet.exec(html) ?? []
  if (!link || !sheet) return { html }
  const style = `<style>${selectRules(resolveAddresses(readSheet(sheet), sheet), html)}</style>`
  const rest = `<noscript><link rel="stylesheet" href="${sheet}"/></noscript>`
  return { html: html.replace(link, () => style).replace('</body>', () => `${rest}</body>`), sheet }
}

/** In a sheet, addresses are relative to it; in a page, they'd be relative to the page. */
const resolveAddresses = (css: string, sheet: string) =>
  css.replace(/(?<=url\(["']?)\.[^"')]+/g, (address) => new URL(address, `https://site.invalid${sheet}`).pathname)

/**
 * Returns the rules of a style sheet that can apply to a page: those whose classes and ids it has. Attributes and pseudo-classes don't count, so states
 * that script or the visitor sets (`[open]`, `[data-theme]`, `:hover`) stay. So do the names of layers, which settle their order.
 */
export function selectRules(css: string, html: string): string {
  const used = new Set([...listWords(html, /\sclass="([^"]*)"/g), ...listWords(html, /\sid="([^"]*)"/g)])
  const names = [...new Set(Array.from(css.matchAll(/[.#](-?[A-Za-z_][\w-]*)/g), ([, name = '']) => name))]
  const layers = /^@layer [^{;]+;/.exec(css)?.[0] ?? ''
  const own = minify(
    css,
    names.filter((name) => !used.has(name)),
  )
  const rules = minify(own, listUnusedVariables(own, html))
  return rules.startsWith(layers) ? rules : layers + rules
}

const listWords = (html: string, attribute: RegExp) =>
  Array.from(html.matchAll(attribute), ([, value = '']) => value.split(/\s+/)).flat()

/** Lists the variables that no rule, no element and no used variable refers to. */
function listUnusedVariables(css: string, html: string): string[] {
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
  use(html)
  return [...unused]
}

const minify = (css: string, unusedSymbols: string[]) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString()
