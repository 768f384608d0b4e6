import { count, escapeHtml } from '../../utils/text'
import type { LinkWords, Pair } from './compare-pages'
import { shorten, type TextChange } from './compare-text'
import type { SiteChanges } from './site'

/** Draws values before and after, such as the title of a page. */
export function drawPairs(pairs: readonly Pair[]): string {
  if (pairs.length === 0) return ''
  const items = pairs.map(({ what, before, after, anchors, words }) => {
    const ids = anchors && `${drawPath(`#${anchors.before}`)} → ${drawPath(`#${anchors.after}`)}`
    const values = [before && mark('del', before), after && mark('ins', after), ids, words && drawWords(words)]
    return `<div><dt>${escapeHtml(what)}</dt>${values.map((value) => (value ? `<dd>${value}</dd>` : '')).join('')}</div>`
  })
  return `<dl>${items.join('')}</dl>`
}

/** Marks text as removed or added. Screen readers and copied text have it in words. */
export function mark(tag: 'del' | 'ins', text: string): string {
  const word = tag === 'del' ? 'removed' : 'added'
  return `<${tag}><span class="spoken">[${word}: </span>${breakPaths(text)}<span class="spoken">]</span></${tag}>`
}

/** Marks text as replaced, removed or added. */
export function drawReplaced(before: string | undefined, after: string | undefined): string {
  const [old, now] = [before && mark('del', before), after && mark('ins', after)]
  return [old, now].filter(Boolean).join(' → ')
}

/** Draws the words of a link, in quotation marks if they stay the same. */
export const drawWords = ({ before, after }: LinkWords) =>
  before && before === after ? `“${escapeHtml(before)}”` : drawReplaced(before, after)

/** Draws an address, which may break at its slashes. */
export const drawPath = (path: string) => `<code>${breakPaths(path)}</code>`

/** Escapes text, and lets an address in it break at its slashes. */
const breakPaths = (text: string) => escapeHtml(text).replace(/(?<=\w)\/(?=\w)/g, '<wbr>/')

/** Draws a place where a text differs. @param href the address of the page, which the heading links to */
export function drawText({ heading, id, parts }: TextChange, href: string): string {
  const words = shorten(parts).map(({ kind, text }) => {
    if (kind === 'same') return escapeHtml(text)
    const tag = kind === 'added' ? 'ins' : 'del'
    // Spaces at the ends stay outside the mark, because they'd be struck out or underlined.
    const [, start = '', inside = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
    return `${start}${inside && mark(tag, inside)}${end}`
  })
  const name = escapeHtml(heading)
  const title = id ? drawLink(`${href}#${id}`, heading) : name
  return `<div class="change">${heading ? `<p class="above">${title}</p>` : ''}<p class="words">${words.join('')}</p></div>`
}

export const drawLink = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`

/** Returns a link to a page of a site. @param site where the site is served, such as `/previews/x` */
export const drawPageLink = (site: string, href: string) =>
  `<a href="${escapeHtml(toAddress(site, href))}">${href === '/' ? 'Home' : breakPaths(href)}</a>`
export const toAddress = (site: string, href: string) => (href === '/' && site ? site : site + href)

export const countPages = (number: number) => count(number, 'page')
/** Counts the pages on which links or the navigation changed, each once. */
export function countShared({ links = [], frame = [] }: Partial<Pick<SiteChanges, 'links' | 'frame'>>): string {
  const linked = links.flatMap(({ uses }) => uses.map(({ href }) => href))
  return countPages(new Set([...linked, ...frame.flatMap(({ pages }) => pages)]).size)
}

/** The kinds of changed pages, in the order of how much readers would notice them. */
export const kinds = { removed: 'Removed', moved: 'Moved', added: 'Added', changed: 'Changed' } as const

/** Returns the title of a page without the name of the site. */
export const toName = (title: string) => title.replace(/ \| [^|]*$/, '')

/** Returns the ID of a section, such as that of a page. The script of a preview's bar builds the same one. */
export const toId = (text: string) => `at-${text.replace(/[^\w.-]+/g, '-').replace(/^-/, '')}`.toLowerCase()
