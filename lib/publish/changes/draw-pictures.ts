import { escapeHtml } from '../../utils/text'
import { toId } from './draw-change'
import type { Area, PagePictures, PicturePair } from './site'

/** Draws the pictures of a page before and after. The first pair of each width is open. */
export function drawPictures(href: string, pictures: PagePictures | undefined): string {
  if (!pictures) return ''
  const { note, pairs } = pictures
  const isFirst = ({ width }: PicturePair, index: number) => pairs.findIndex((own) => own.width === width) === index
  const drawn = pairs.map((pair, index) => drawPair(href, pair, isFirst(pair, index)))
  return `${note === undefined ? '' : `<p class="note">${escapeHtml(note)}</p>`}${drawn.join('\n')}`
}

function drawPair(href: string, { name, width, height, areas, before, after }: PicturePair, isOpen: boolean): string {
  const sides = [
    { file: before, label: 'Before' },
    { file: after, label: 'After' },
  ].flatMap(({ file, label }) => (file === undefined ? [] : [{ file: `changes/${file}`, label }]))
  const id = toId(`${href} ${name}`)
  const figures = sides.map(({ file, label }, index) => {
    const marks = drawAreas({ width, height, areas }, index === 0 ? id : undefined)
    return `<figure><figcaption>${label}</figcaption>${marks}<img src="${file}" alt="${label}, ${escapeHtml(name)}" width="${width}" height="${height}" loading="lazy"></figure>`
  })
  const links = sides.map(({ file, label }) => `<a href="${file}">${label} at full size</a>`)
  const frame = `<div class="frame" role="region" aria-label="Pictures of ${escapeHtml(`${href}, ${name}`)}" tabindex="0">`
  // The script scrolls there by itself.
  const start =
    areas.length > 0 ? `<noscript><p class="places"><a href="#${id}">Go to the first change</a></p></noscript>` : ''
  return `<details class="pictures" data-width="${width}"${isOpen ? ' open' : ''}><summary>${escapeHtml(name)}</summary>${start}${frame}<div class="pair">${figures.join('')}</div></div><p class="places">${links.join(' ')}</p></details>`
}

/** The space between a change and its outline, in pixels of the picture. */
const margin = 6

/** Outlines the areas that differ. @param id the ID of the first one */
function drawAreas({ width, height, areas }: Pick<PicturePair, 'width' | 'height' | 'areas'>, id?: string): string {
  const draw = (area: Area, index: number) => {
    const [left, top] = [Math.max(1, area.left - margin), Math.max(1, area.top - margin)]
    const right = Math.min(width - 1, area.left + area.width + margin)
    const bottom = Math.min(height - 1, area.top + area.height + margin)
    const own = index === 0 && id !== undefined ? ` id="${id}"` : ''
    return `<rect${own} x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="4"/>`
  }
  return `<svg class="areas" viewBox="0 0 ${width} ${height}" aria-hidden="true">${areas.map(draw).join('')}</svg>`
}
