import { withoutBasePath } from '../../site/base-path'
import { parseDocHref, routes } from '../../site/routes'
import { barFile } from '../preview/bar-script'
import { toPagePath } from '../read-page'

/**
 * An exported page without anything that differs between two builds of the same sources: the base path, the preview's bar, scripts and generated IDs. Two
 * pages with the same `main` have the same text and markup.
 */
export type SitePage = {
  href: string
  /** The whole page, which `readPage` reads. It has neither scripts nor styles. */
  html: string
  /** The markup of `<main>` without navigation. */
  main: string
  /** The labels of what surrounds it, such as those of links, by the name of the place. */
  frame: ReadonlyMap<string, readonly string[]>
  /** The file in the repository that the page is edited in. Missing if the page doesn't link to it. */
  source?: string
  /** The style rules inside the page. */
  styles: string
  /** The target, if the page only redirects. */
  redirectsTo?: string
}

const previewBar = /<div class="([^"]*)" role="region" aria-label="Preview">[\s\S]*?<\/div>/
const barElement = new RegExp(`<script src="[^"]*/${barFile}"></script>`)
const noIndex = /<meta name="robots" content="noindex, nofollow"\/>/
/** The date comes from the git history, which can differ between checkouts. */
const lastUpdated = /<span>Last updated <time[^>]*>[^<]*<\/time><\/span>/
/** The search page lists all pages for readers without JavaScript. It's navigation, so a page's new title is no change of the search page. */
const pageLists = /(?<=<div class="withoutRuntime">)(?:(?!<\/?div\b)[\s\S])*(?=<\/div>)/
const navigation = /<nav\b[\s\S]*?<\/nav>/g
const editLink = /href="[^"]*\/edit\/[^"]*?\/(content\/[^"]+)"/

/**
 * Returns an exported page in a form that can be compared.
 * @param file its address from the root of the site, such as `/docs/features/habits.html`
 * @param basePath the one that the site was built for
 */
export function toSitePage(file: string, exported: string, basePath: string): SitePage {
  const href = toPagePath(file)
  const published = toPublishedHtml(exported, basePath)
  const whole = published
    .replace(/<script\b[\s\S]*?<\/script>|<style>[\s\S]*?<\/style>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    // React writes comments between texts, but not always in the same places.
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(lastUpdated, '')
    .replace(/_R_\w+_/g, '_R_')
  const [lists = ''] = (href === routes.search && pageLists.exec(whole)) || []
  const html = lists ? whole.replace(lists, '') : whole
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const body = /<body\b[\s\S]*/.exec(html)?.[0] ?? ''
  const redirect = /<meta http-equiv="refresh" content="[^"]*url=([^"]+)"/i.exec(html)?.[1]
  return {
    href,
    html,
    main: main.replace(navigation, ''),
    frame: readFrame(body.replace(main, ''), `${main}<nav aria-label="All pages, without JavaScript">${lists}</nav>`),
    source: editLink.exec(html)?.[1],
    styles: Array.from(published.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, text = '']) => text).join('\n'),
    ...(redirect && { redirectsTo: withoutBasePath(new URL(redirect, 'https://site.invalid').pathname, '') }),
  }
}

/** Returns the part of the site that an address belongs to. */
export function toArea(href: string): string {
  const version = parseDocHref(href)?.version
  if (version) return `Documentation ${version}`
  const isBelow = (root: string) => href === root || href.startsWith(`${root}/`)
  if (isBelow(routes.api)) return 'API reference'
  return isBelow(routes.releases) ? 'Releases' : 'Site'
}

/** Returns a preview's page almost as it would be published, without the base path and anything that only previews have. */
export function toPublishedHtml(exported: string, basePath: string): string {
  const [, barClasses = ''] = previewBar.exec(exported) ?? []
  const html = removeBasePath(exported, basePath).replace(previewBar, '').replace(barElement, '').replace(noIndex, '')
  return barClasses.split(' ').filter(Boolean).reduce(withoutRulesOf, html)
}

/**
 * Returns HTML or CSS with addresses that begin at the root of the site.
 * @example removeBasePath('<a href="/previews/x/docs">', '/previews/x') // => '<a href="/docs">'
 */
function removeBasePath(text: string, basePath: string): string {
  if (!basePath) return text
  const escaped = basePath.replace(/[.~]/g, '\\$&')
  return text
    .replace(new RegExp(`(["'(,=\\s])${escaped}(?=/)`, 'g'), '$1')
    .replace(new RegExp(`(["'(,=\\s])${escaped}(?=["'#?])`, 'g'), '$1/')
}

/** Returns the labels in each navigation, and those in the rest of what surrounds the text. */
function readFrame(surroundings: string, main: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const add = (place: string, html: string) =>
    found.set(place, [
      ...(found.get(place) ?? []),
      ...html
        .split(/<[^>]+>/)
        .map(toText)
        .filter(Boolean),
    ])
  for (const html of [...(surroundings.match(navigation) ?? []), ...(main.match(navigation) ?? [])]) {
    const [tag = ''] = /^<nav[^>]*>/.exec(html) ?? []
    const [, label = 'Navigation'] = /aria-label="([^"]*)"/.exec(tag) ?? []
    add(/class="[^"]*sidebar/.test(tag) ? 'Sidebar' : toText(label), html)
  }
  add('Header and footer', surroundings.replace(navigation, ''))
  return found
}

/** Returns the text of markup. */
export function toText(html: string): string {
  return decode(html.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')

/** Returns a page without the style rules of a class. */
function withoutRulesOf(html: string, name: string): string {
  return html.replace(new RegExp(`\\.${name}\\b[^{}]*\\{[^{}]*\\}`, 'g'), '')
}
