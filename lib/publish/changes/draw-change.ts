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
export function drawPictures(pictures: PagePictures | undefined): string {
  if (!pictures) return ''
  const note = pictures.note === undefined ? '' : `<p class="note">${escapeHtml(pictures.note)}</p>`
  return note + pictures.pairs.map((pair, index) => drawPair(pair, index === 0)).join('\n')
}

function drawPair({ name, width, height, before, after }: PicturePair, isOpen: boolean): string {
  const draw = (file: string | undefined, label: string) =>
    file === undefined
      ? ''
      : `<figure><figcaption>${label}</figcaption><a href="changes/${file}"><img src="changes/${file}" alt="${label}, ${escapeHtml(name)}" width="${width}" height="${height}" loading="lazy"></a></figure>`
  return `<details class="pictures"${isOpen ? ' open' : ''}><summary>${escapeHtml(name)}</summary><div class="pair" data-width="${width}">${draw(before, 'Before')}${draw(after, 'After')}</div></details>`
}

/** Lays the second picture of a pair over the first one, with a slider for how much of it is visible. */
export const picturesScript = `
for (const pair of document.querySelectorAll('.pair[data-width]')) {
  const [before, after] = pair.querySelectorAll('figure')
  if (!before || !after) continue
  const label = document.createElement('label')
  const range = Object.assign(document.createElement('input'), { type: 'range', min: 0, max: 100, value: 50 })
  label.append('Before ', range, ' After')
  range.setAttribute('aria-label', 'How much of the picture after the change is shown')
  const show = () => pair.style.setProperty('--shown', 100 - range.value + '%')
  range.addEventListener('input', show)
  pair.before(label)
  label.className = 'slider'
  pair.classList.add('over')
  show()
}
`
