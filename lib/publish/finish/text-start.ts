import type { Loader } from './runtime'
import { removeFonts, selectRules } from './style'

/** The ID of the element with the rules for the rest of the page. */
const id = 'text-start'

const toScript = (text: string) => `<script>document.currentScript.remove();${text}</script>`

const styleElement = /<style>([\s\S]*?)<\/style>/

/**
 * Returns the page with what isn't needed to paint its first paragraph at the end of that paragraph, so that a browser can paint it early: the rules for
 * what comes later, and scripts. There, no selector for siblings counts them. Neither is there when React takes the page over: the scripts remove themselves,
 * and move the rules to the head. Pages that load the runtime at once keep their rules in the head, because they're painted
 * as a whole.
 * @param html a page with the rules it uses in one style element of its head, as `inlineStyles` returns it
 */
export function insertTextStart(
  html: string,
  { textStart, textRules }: Pick<Loader, 'textStart' | 'textRules'>,
): string {
  const end = findTextStart(html)
  const [element = '', rules = ''] = styleElement.exec(html) ?? []
  const start = html.slice(0, end)
  const rest = html.slice(end)
  if (html.includes(' data-wanted=""')) return `${start}${toScript(textStart)}${rest}`
  const split = splitRules(rules, start.replace(element, ''), rest)
  return `${start.replace(element, () => split.first)}${toScript(textRules + textStart)}${split.rest}${rest}`
}

/**
 * Splits rules into those for the start of a page and those for its end. Rules for the end include those that the start has too, in the sheet's order,
 * because equal rules win by order. Layers that would be the same are left out.
 */
function splitRules(rules: string, start: string, end: string): { first: string; rest: string } {
  const first = selectRules(rules, start)
  const known = listLayers(removeFonts(first))
  const rest = listLayers(removeFonts(selectRules(rules, listOpenTags(start) + end))).filter(
    (layer) => !known.includes(layer),
  )
  return { first: `<style>${first}</style>`, rest: `<style id="${id}">${rest.join('')}</style>` }
}

/** Returns where the first paragraph of the text ends, or else the first one of `<main>`, or else `<main>` itself. */
function findTextStart(html: string): number {
  const text = Math.max(html.indexOf('<main'), html.indexOf('<div class="prose"'))
  const end = html.indexOf('</p>', text)
  return end < 0 ? html.indexOf('</main>') : end
}

/** Returns the tags of the elements that are still open at the end of a page's start. */
function listOpenTags(start: string): string {
  const open: { name: string; tag: string }[] = []
  const [root = ''] = /<html[^>]*>/.exec(start) ?? []
  for (const [tag, slash, name = ''] of start.slice(start.indexOf('<body')).matchAll(/<(\/?)([a-z][\w-]*)[^>]*>/gi)) {
    if (!slash) open.push({ name, tag })
    // Elements without an end tag, such as `<br>`, go with the element around them.
    else open.length = Math.max(open.map((element) => element.name).lastIndexOf(name), 0)
  }
  return root + open.map(({ tag }) => tag).join('')
}

/** Cuts rules into those of each layer. Rules outside layers, such as `@property`, stay with the layer in front of them. */
const listLayers = (css: string): string[] => css.split(/(?=@layer )/)
