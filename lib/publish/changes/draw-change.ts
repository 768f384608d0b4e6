import { escapeHtml } from '../../utils/escape-html'
import type { Pair } from './compare-pages'
import { shorten, type TextChange } from './compare-text'

/** Draws values before and after, such as the title of a page. */
export function drawPairs(pairs: readonly Pair[]): string {
  if (pairs.length === 0) return ''
  const items = pairs.map(
    ({ what, before, after }) =>
      `<div><dt>${escapeHtml(what)}</dt>${before ? `<dd><del>${escapeHtml(before)}</del></dd>` : ''}${after ? `<dd><ins>${escapeHtml(after)}</ins></dd>` : ''}</div>`,
  )
  return `<dl>${items.join('')}</dl>`
}

/** Draws a place where a text differs. @param href the address of the page, which the heading links to */
export function drawText({ heading, id, parts }: TextChange, href: string): string {
  const words = shorten(parts).map(({ kind, text }) => {
    if (kind === 'same') return escapeHtml(text)
    const tag = kind === 'added' ? 'ins' : 'del'
    // Spaces at the ends stay outside the mark, because they'd be struck out or underlined.
    const [, start = '', inside = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
    return `${start}${inside && `<${tag}>${escapeHtml(inside)}</${tag}>`}${end}`
  })
  const name = escapeHtml(heading)
  const title = id ? drawLink(`${href}#${id}`, heading) : name
  return `<div class="change">${heading ? `<p class="above">${title}</p>` : ''}<p class="words">${words.join('')}</p></div>`
}

export const drawLink = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`

/** Returns a link to a page of a site. @param site where the site is served, such as `/previews/x` */
export const drawPageLink = (site: string, href: string) =>
  drawLink(toAddress(site, href), href === '/' ? 'Home' : href)
export const toAddress = (site: string, href: string) => (href === '/' && site ? site : site + href)

export const countPages = (number: number) => count(number, 'page', 'pages')
export const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`
