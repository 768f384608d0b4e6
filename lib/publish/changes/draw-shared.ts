import { count, escapeHtml } from '../../utils/text'
import type { PropertyUse } from './compare-styles'
import { countPages, drawLink, drawPageLink, drawReplaced, drawWords, mark, toAddress, toName } from './draw-change'
import { drawPictures } from './draw-pictures'
import { pickFramed, pickSamples } from './pick-samples'
import type { FrameChange, LinkChange, PagePictures, SiteChanges } from './site'

type Shared = { address: string; changes: SiteChanges; pictures: ReadonlyMap<string, PagePictures> }

/** Draws changes that are the same on several pages: in the navigation around their text, and in the targets of links. */
export function drawShared(shared: Shared): string {
  const { frame, links } = shared.changes
  const items = [...frame.map((own) => drawFrame(own, shared)), ...links.map((own) => drawLinkChange(own, shared))]
  if (items.length === 0) return ''
  return `<section aria-labelledby="shared">
<h2 id="shared">Navigation and links</h2>
<ul class="samples">${items.join('\n')}</ul>
</section>`
}

function drawFrame(own: FrameChange, { address, changes, pictures }: Shared): string {
  const { place, labels, pages } = own
  const shown = labels.slice(0, 5).map(({ before, after }) => drawReplaced(before, after))
  const more = labels.length > shown.length ? ` and ${labels.length - shown.length} more` : ''
  const what = shown.length > 0 ? `${shown.join(', ')}${more}` : 'another order'
  const picked = pickFramed(own, changes)
  const sample = picked ?? pages[0] ?? '/'
  // The pictures of a listed page are there already.
  const shot = picked === undefined ? undefined : pictures.get(picked)
  return `<li><p><strong>${escapeHtml(place)}:</strong> ${what}, on ${countPages(pages.length)}</p><p class="about">For example: ${drawPageLink(address, sample)}</p>${shot?.pairs.length ? drawPictures(sample, fromTop(shot)) : ''}</li>`
}

/** Lets pictures begin with the change at the top, because a change of the navigation isn't in the text. */
const fromTop = ({ pairs, note }: PagePictures): PagePictures => ({
  note,
  pairs: pairs.map((pair) => ({ ...pair, areas: pair.areas.toSorted((a, b) => a.top - b.top) })),
})

function drawLinkChange({ before, after, uses }: LinkChange, { address }: Shared): string {
  const names = uses.map(({ href, title, words }) => {
    const drawn = words ? drawWords(words) : ''
    return `<li>${drawLink(toAddress(address, href), toName(title))}${drawn ? `: ${drawn}` : ''}</li>`
  })
  return `<li><p><strong>Link:</strong> ${drawReplaced(before, after)}, on ${countPages(uses.length)}</p><details${uses.length > 5 ? '' : ' open'}><summary>${countPages(uses.length)} with this link</summary><ul>${names.join('')}</ul></details></li>`
}

/** Draws the declarations that changed, by selector, and samples of the pages that they can affect. */
export function drawStyles(shared: Shared): string {
  const { declarations, pages, onlyTheme, uses = [] } = shared.changes.styles
  if (declarations.length === 0) return ''
  const shown = declarations.slice(0, 60)
  const selectors = [...new Set(shown.map(({ selector }) => selector))].map((selector) => {
    const items = shown
      .filter((own) => own.selector === selector)
      .map(({ property, before, after }) => {
        const [old, now] = [drawValue('del', before), drawValue('ins', after)]
        return `<div><dt><code>${escapeHtml(property)}</code></dt><dd>${[old, now].filter(Boolean).join(' → ')}</dd></div>`
      })
    return `<h3 class="selector"><code>${escapeHtml(selector)}</code></h3>\n<dl class="declarations">${items.join('\n')}</dl>`
  })
  const more = declarations.length > shown.length ? `<p>And ${declarations.length - shown.length} more</p>` : ''
  const other = onlyTheme === 'light' ? 'dark' : 'light'
  const theme = onlyTheme ? `<p>Only the ${onlyTheme} theme changes. The ${other} one stays as it is.</p>\n` : ''
  return `<section aria-labelledby="styles">
<h2 id="styles">Styles, on ${countPages(pages.length)}</h2>
${theme}${selectors.join('\n')}
${more}${uses.map(drawUse).join('\n')}${drawSamples(pages, shared)}
</section>`
}

/** Lists the declarations that use a custom property, up to ten of them, with their selectors. */
function drawUse({ property, rules }: PropertyUse): string {
  const shown = rules.slice(0, 10)
  const items = shown.map((own) => `<li><code>${escapeHtml(own.selector)}</code> (${escapeHtml(own.property)})</li>`)
  const more = rules.length > shown.length ? `<li>and ${rules.length - shown.length} more</li>` : ''
  return `<h3><code>${escapeHtml(property)}</code> is used in ${count(rules.length, 'place')}</h3>\n<ul class="uses">${items.join('')}${more}</ul>\n`
}

/** Draws a value of a declaration, with a sample of the colour if it's one. The policy of the page allows no style attributes, so the sample is an SVG. */
function drawValue(tag: 'del' | 'ins', value: string | undefined): string {
  if (value === undefined) return ''
  const isColor = /^(?:#[\da-f]{3,8}|(?:rgb|hsl|oklch|oklab|lab|lch)a?\([\w\s.,%/+-]*\))$/i.test(value)
  const sample = `<svg class="swatch" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><rect width="16" height="16" fill="${escapeHtml(value)}"/></svg> `
  return `<span class="value">${isColor ? sample : ''}${mark(tag, value)}</span>`
}

/** Lists some pages whose styles changed: those with pictures or, if there aren't any, only links. */
function drawSamples(pages: readonly string[], { address, changes, pictures }: Shared): string {
  const isListed = new Set(changes.pages.map(({ href }) => href))
  const samples = pickSamples(pages)
  const pictured = samples.filter((href) => pictures.has(href) && !isListed.has(href))
  const names = (pictured.length > 0 ? pictured : samples).map(
    (href) =>
      `<li>${drawPageLink(address, href)}${isListed.has(href) ? '' : drawPictures(href, pictures.get(href))}</li>`,
  )
  return `<h3>Samples</h3>\n<ul class="samples">${names.join('\n')}</ul>`
}
