import { escapeHtml } from '../../utils/escape-html'
import type { PagePictures, PicturePair } from './site'

/** Draws the pictures of a page before and after. The first pair of each width is open. */
export function drawPictures(href: string, pictures: PagePictures | undefined): string {
  if (!pictures) return ''
  const { note, pairs } = pictures
  const isFirst = ({ width }: PicturePair, index: number) => pairs.findIndex((own) => own.width === width) === index
  const drawn = pairs.map((pair, index) => drawPair(href, pair, isFirst(pair, index)))
  return `${note === undefined ? '' : `<p class="note">${escapeHtml(note)}</p>`}${drawn.join('\n')}`
}

function drawPair(href: string, { name, width, height, top, before, after }: PicturePair, isOpen: boolean): string {
  const sides = [
    { file: before, label: 'Before' },
    { file: after, label: 'After' },
  ].flatMap(({ file, label }) => (file === undefined ? [] : [{ file: `changes/${file}`, label }]))
  const figures = sides.map(
    ({ file, label }) =>
      `<figure><figcaption>${label}</figcaption><img src="${file}" alt="${label}, ${escapeHtml(name)}" width="${width}" height="${height}" loading="lazy"></figure>`,
  )
  const links = sides.map(({ file, label }) => `<a href="${file}">${label} at full size</a>`)
  const frame = `<div class="frame" role="region" aria-label="Pictures of ${escapeHtml(`${href}, ${name}`)}" tabindex="0">`
  return `<details class="pictures" data-width="${width}"${isOpen ? ' open' : ''}><summary>${escapeHtml(name)}</summary>${frame}<div class="pair" data-top="${top ?? 0}">${figures.join('')}</div></div><p class="places">${links.join(' ')}</p></details>`
}

/**
 * Adds a choice of views to each pair of pictures: a slider that moves the line between the two, both next to each other, or only one of them. Scrolls to
 * where the two begin to differ, and closes the pictures that don't suit the window: a phone's on a computer, and a computer's on a phone.
 */
export const picturesScript = `
const views = { slider: 'Slider', side: 'Side by side', before: 'Only before', after: 'Only after' }
for (const [index, details] of document.querySelectorAll('details[data-width]').entries()) {
  const frame = details.querySelector('.frame')
  const pair = details.querySelector('.pair')
  const scroll = () => {
    const picture = [...pair.querySelectorAll('img')].find((own) => own.clientWidth > 0)
    if (picture) frame.scrollTop = picture.offsetTop + (pair.dataset.top * picture.clientWidth) / details.dataset.width - 96
  }
  details.addEventListener('toggle', scroll)
  if (pair.querySelectorAll('figure').length === 2) {
    const name = frame.getAttribute('aria-label').replace('Pictures of ', '')
    const slider = document.createElement('label')
    const range = Object.assign(document.createElement('input'), { type: 'range', min: 0, max: 100, step: 5, value: 50 })
    slider.className = 'slider'
    slider.append('Move the line', range)
    range.setAttribute('aria-label', 'Move the line between before and after, ' + name)
    const move = () => {
      range.setAttribute('aria-valuetext', range.value + '% before')
      pair.style.setProperty('--line', range.value + '%')
    }
    range.addEventListener('input', move)
    const choice = document.createElement('div')
    choice.className = 'views'
    choice.setAttribute('role', 'radiogroup')
    choice.setAttribute('aria-label', 'View of ' + name)
    const show = (view) => {
      // The other views have the same size, so the same place stays in sight.
      const isResized = pair.dataset.view === undefined || view === 'side' || pair.dataset.view === 'side'
      pair.dataset.view = view
      slider.hidden = view !== 'slider'
      if (isResized) scroll()
    }
    for (const [view, text] of Object.entries(views)) {
      const label = document.createElement('label')
      const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'view-' + index, checked: view === 'slider' })
      radio.addEventListener('change', () => show(view))
      label.append(radio, text)
      choice.append(label)
    }
    frame.before(choice, slider)
    move()
    show('slider')
  }
  scroll()
}
const [fitting, other] = innerWidth < 700 ? [360, 1440] : [1440, 360]
for (const details of document.querySelectorAll('details[data-width="' + other + '"][open]'))
  details.open = !details.parentElement.querySelector(':scope > details[data-width="' + fitting + '"]')
`
