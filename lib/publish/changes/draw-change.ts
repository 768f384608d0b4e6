import { escapeHtml } from '../../utils/escape-html'
import type { Pair } from './compare-pages'
import { shorten, type TextChange } from './compare-text'
import type { PagePictures, PicturePair } from './site'

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
    return `<${tag}>${escapeHtml(text)}</${tag}>`
  })
  const name = escapeHtml(heading)
  const title = id && href ? `<a href="${escapeHtml(`${href}#${id}`)}">${name}</a>` : name
  return `<div class="change">${heading ? `<p class="above">${title}</p>` : ''}<p class="words">${words.join('')}</p></div>`
}

/** Draws the pictures of a page before and after. The first pair is open. */
export function drawPictures(href: string, pictures: PagePictures | undefined): string {
  if (!pictures) return ''
  const note = pictures.note === undefined ? '' : `<p class="note">${escapeHtml(pictures.note)}</p>`
  return note + pictures.pairs.map((pair, index) => drawPair(href, pair, index === 0)).join('\n')
}

function drawPair(href: string, { name, width, height, top, before, after }: PicturePair, isOpen: boolean): string {
  const draw = (file: string | undefined, label: string) =>
    file === undefined
      ? ''
      : `<figure><figcaption>${label}</figcaption><a href="changes/${file}"><img src="changes/${file}" alt="${label}, ${escapeHtml(name)}" width="${width}" height="${height}" loading="lazy"></a></figure>`
  const frame = `<div class="frame" role="region" aria-label="Pictures of ${escapeHtml(`${href}, ${name}`)}" tabindex="0">`
  return `<details class="pictures" data-width="${width}"${isOpen ? ' open' : ''}><summary>${escapeHtml(name)}</summary>${frame}<div class="pair" data-top="${top ?? 0}">${draw(before, 'Before')}${draw(after, 'After')}</div></div></details>`
}

/**
 * Lays the second picture of a pair over the first one, with a slider for how much of it is visible, and scrolls to where the two differ. In a narrow window,
 * the phone's pictures are open instead of the computer's.
 */
export const picturesScript = `
for (const details of document.querySelectorAll('details[data-width]')) {
  const frame = details.querySelector('.frame')
  const pair = details.querySelector('.pair')
  const [before, after] = pair.querySelectorAll('figure')
  const scroll = () => {
    frame.scrollTop = (pair.dataset.top * pair.clientWidth) / details.dataset.width - 96
  }
  details.addEventListener('toggle', scroll)
  if (before && after) {
    const slider = document.createElement('label')
    const range = Object.assign(document.createElement('input'), { type: 'range', min: 0, max: 100, step: 5, value: 50 })
    slider.className = 'slider'
    slider.append('Before', range, 'After')
    range.setAttribute('aria-label', 'How much of the picture “After” is visible')
    const show = () => {
      range.setAttribute('aria-valuetext', range.value + '%')
      pair.style.setProperty('--shown', range.value + '%')
    }
    range.addEventListener('input', show)
    frame.before(slider)
    pair.classList.add('over')
    show()
  }
  scroll()
}
if (innerWidth < 700) {
  for (const wide of document.querySelectorAll('details[data-width="1440"][open]')) {
    const narrow = wide.parentElement.querySelector(':scope > details[data-width="360"]')
    if (narrow) [wide.open, narrow.open] = [false, true]
  }
}
`
