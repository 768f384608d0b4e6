import { prePaintPlaceholder } from '../../source/pre-paint'
import { fontPreload } from './next-output'

const encoding = /<meta charset="utf-8"\s*\/?>/i
const expectation = /<link rel="expect"[^>]*>/
/** Scripts and style sheets stay where they are, and so do the tags that say how the rest is to be read or loaded. */
const fixed = /<(script|style|noscript)\b[\s\S]*?<\/\1>/
const described =
  /<title>[^<]*<\/title>|<meta (?:name|property)="(?!viewport")[^>]*>|<link rel="(?:canonical|alternate|icon|apple-touch-icon|manifest|author|license)"[^>]*>/
const kindOf = (tag: string) => /^<\w+(?: (?:name|property|rel)="[^"]*")?/.exec(tag)?.[0] ?? tag

/**
 * Returns the page with its head in one order. React writes elements as they become ready, so two builds of one commit could differ. The
 * `<link rel="expect">` comes right after the encoding, because it's best for browsers to see it early. Tags that describe the page come last, sorted by
 * kind. Those of one kind keep their order, which has a meaning for icons and pictures.
 */
export function settleHead(html: string): string {
  const [head = ''] = /<head>[\s\S]*?<\/head>/.exec(html) ?? []
  const [link = ''] = expectation.exec(head) ?? []
  const tags: string[] = []
  const rest = head
    .replace(link, '')
    .replace(new RegExp(`${fixed.source}|${described.source}`, 'g'), (tag) => {
      if (fixed.test(tag)) return tag
      tags.push(tag)
      return ''
    })
    .replace(encoding, (start) => start + link)
  const sorted = tags.sort((a, b) => (kindOf(a) < kindOf(b) ? -1 : kindOf(a) > kindOf(b) ? 1 : 0))
  return html.replace(head, () => rest.replace('</head>', () => `${sorted.join('')}</head>`))
}

/**
 * Returns the page with the script of `lib/browser/pre-paint` instead of its placeholder. A page without a placeholder only redirects to another address,
 * so it stays as it is.
 */
export function insertPrePaint(html: string, script: string): string {
  return html.replace(`<script>${prePaintPlaceholder}</script>`, () => `<script>${script}</script>`)
}

/**
 * Returns the page without the text of next-themes' script. It never runs, because `ThemeProvider` makes a block of data of it, and React doesn't compare
 * texts of scripts. That takes 0.3 KB off every page.
 */
export const emptyThemeScript = (html: string) =>
  html.replace(/(<script type="text\/plain">)[^<]*(?:<(?!\/script)[^<]*)*/, '$1')

/** Returns the addresses of the fonts that a page of Next preloads. All pages have the same. */
export const listFonts = (html: string): string[] =>
  [...html.matchAll(fontPreload)].flatMap(([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? [])

/** Returns a page or its data without font preloads, because `lib/browser/fonts.ts` decides whether and when a page loads them. */
export const removeFontPreloads = (text: string): string => text.replace(fontPreload, '')
