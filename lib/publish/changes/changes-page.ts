import { formatDate } from '../../utils/date'
import { escapeHtml } from '../../utils/escape-html'
import { buildDocument, type DocumentSettings } from '../preview/document'
import { previewsPath } from '../preview/preview'
import { drawPairs, drawPictures, drawText, picturesScript } from './draw-change'
import { pickSamples } from './pick-samples'
import type { ChangedPage, ChangeProblem, PagePictures, SiteChanges } from './site'
import { changesStyles } from './styles'

/** What's compared. `address` is where the changed site is served, and `earlier` where the other one is, if it's served at all. */
export type Compared = {
  branch: string
  commit: string
  title?: string
  committedAt?: string
  address: string
  against: string
  earlier?: string
}

type ChangesPage = Compared &
  DocumentSettings & {
    changes: SiteChanges
    /** By the address of the page. */
    pictures: ReadonlyMap<string, PagePictures>
    /** Sentences about what couldn't be compared, and which pages have no pictures. */
    notes: readonly string[]
  }

/** Builds the page that shows what a branch changes. It works without JavaScript, which only lays pictures over each other. */
export function buildChangesPage(page: ChangesPage): string {
  const { branch, address, changes, pictures, notes } = page
  const areas = [...new Set(changes.pages.map(({ area }) => area))]
  const main = [
    `<h1>What changes on ${escapeHtml(branch)}</h1>`,
    drawIntroduction(page),
    drawProblems(changes.problems, page),
    ...notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`),
    ...areas.map((area) => drawArea(area, page)),
    drawStyles(changes.styles, page),
    drawFrame(changes.frame, page),
  ]
  const script = [...pictures.values()].some(({ pairs }) => pairs.length > 0) ? picturesScript : undefined
  const isPublished = address.startsWith(`${previewsPath}/`)
  const links = [
    { href: address || '/', label: address ? 'Open the preview' : 'Open the site' },
    ...(isPublished ? [{ href: previewsPath, label: 'All previews' }] : []),
  ]
  return buildDocument({
    ...page,
    title: `What changes on ${branch}`,
    styles: changesStyles,
    home: isPublished ? previewsPath : address || '/',
    links,
    main: main.filter(Boolean).join('\n'),
    script,
  })
}

const kinds = { added: 'Added', changed: 'Changed', moved: 'Moved', removed: 'Removed' } as const
const tones = {
  added: ' data-tone="good"',
  changed: '',
  moved: ' data-tone="warning"',
  removed: ' data-tone="bad"',
} as const

/** Returns a sentence such as "1 page moved, 2 pages changed. No problems found." */
export function summarize(changes: SiteChanges): string {
  const { length } = changes.problems
  return `${countChanges(changes)}. ${length === 0 ? 'No problems found.' : `${count(length, 'problem', 'problems')} found.`}`
}

/** Counts what changes by kind, such as "1 page moved, 2 pages changed". */
export function countChanges({ pages, styles, frame }: SiteChanges): string {
  const counts = (['removed', 'moved', 'added', 'changed'] as const).flatMap((kind) => {
    const number = pages.filter((own) => own.kind === kind).length
    return number === 0 ? [] : [`${countPages(number)} ${kind}`]
  })
  const parts = [
    ...counts,
    ...(styles.declarations.length > 0 ? [`styles changed on ${countPages(styles.pages.length)}`] : []),
    ...(frame.length > 0 ? [`navigation changed on ${countPages(frame.flatMap((own) => own.pages).length)}`] : []),
  ]
  const text = parts.join(', ') || 'no page changes'
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const countPages = (number: number) => count(number, 'page', 'pages')
export const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

function drawIntroduction({ commit, title, committedAt, against, earlier, changes }: ChangesPage): string {
  const day =
    committedAt === undefined ? '' : ` · <time datetime="${escapeHtml(committedAt)}">${formatDate(committedAt)}</time>`
  const base = earlier === undefined ? escapeHtml(against) : drawLink(earlier || '/', against)
  return `${title === undefined ? '' : `<p class="lead">${escapeHtml(title)}</p>\n`}<p class="about"><code>${escapeHtml(commit.slice(0, 8))}</code>${day} · compared with ${base}</p>
<p class="summary">${escapeHtml(summarize(changes))}</p>`
}

function drawProblems(problems: readonly ChangeProblem[], page: Compared): string {
  if (problems.length === 0) return ''
  const items = problems.map(({ kind, what, fix, places }) => {
    const links = places.flatMap(({ label, href, isEarlier }) => {
      const site = isEarlier ? page.earlier : page.address
      return site === undefined ? [] : [drawLink(toAddress(site, href), label)]
    })
    return `<li><p><span class="tag" data-tone="bad">${kind}</span> <strong>${escapeHtml(what)}</strong></p><p>${escapeHtml(fix)}</p><p class="places">${links.join(' ')}</p></li>`
  })
  return `<section class="problems" aria-labelledby="problems">
<h2 id="problems">${count(problems.length, 'problem', 'problems')}</h2>
<ul>${items.join('\n')}</ul>
</section>`
}

function drawArea(area: string, page: ChangesPage): string {
  const own = page.changes.pages.filter((changed) => changed.area === area)
  const id = toId(area)
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(area)}</h2>
${own.map((changed) => drawPage(changed, page)).join('\n')}
</section>`
}

function drawPage(changed: ChangedPage, page: ChangesPage): string {
  const { kind, href, from, title, description, difference, card, redirectsTo } = changed
  const { address, earlier, pictures } = page
  const site = kind === 'removed' ? earlier : address
  const name = escapeHtml(title.replace(/ \| [^|]*$/, ''))
  const heading = site === undefined ? name : `<a href="${escapeHtml(toAddress(site, href))}">${name}</a>`
  const path =
    from === undefined
      ? `<code>${escapeHtml(href)}</code>`
      : `<code>${escapeHtml(from)}</code> → <code>${escapeHtml(href)}</code>`
  const redirect = kind === 'moved' || kind === 'removed' ? drawRedirect(from ?? href, redirectsTo) : ''
  const body = difference
    ? [
        drawPairs(difference.values),
        drawPairs(difference.headings),
        ...difference.text.map((change) => drawText(change, toAddress(address, href))),
        drawPairs(difference.links),
        drawAnchors(difference.newAnchors),
        difference.isOnlyLook && !card
          ? '<p>The text is the same. The markup differs, for example the layout or a picture.</p>'
          : '',
      ]
    : [`<p>${escapeHtml(description)}</p>`]
  return `<article id="${toId(href)}">
<h3>${heading} <span class="tag"${tones[kind]}>${kinds[kind]}</span></h3>
<p class="path">${path}${redirect}</p>
${[...body, card ? drawCards(card) : '', drawPictures(href, pictures.get(href))].filter(Boolean).join('\n')}
</article>`
}

function drawRedirect(from: string, redirectsTo: string | undefined): string {
  return redirectsTo === undefined
    ? ` <strong>No redirect from ${escapeHtml(from)}</strong>`
    : ` The old address redirects to <code>${escapeHtml(redirectsTo)}</code>.`
}

function drawAnchors(anchors: readonly string[]): string {
  if (anchors.length === 0) return ''
  return `<p class="anchors">New anchors: ${anchors.map((id) => `<code>#${escapeHtml(id)}</code>`).join(', ')}</p>`
}

function drawCards({ before, after }: NonNullable<ChangedPage['card']>): string {
  const draw = (hash: string | undefined, label: string) =>
    hash === undefined
      ? ''
      : `<figure><figcaption>${label}</figcaption><img src="changes/${toCardFile(hash)}" alt="Social card ${label.toLowerCase()}" width="1200" height="630" loading="lazy"></figure>`
  return `<details class="pictures"><summary>Social card</summary><div class="pair">${draw(before, 'Before')}${draw(after, 'After')}</div></details>`
}

/** Returns the file of a social card, next to the pictures of pages. */
export const toCardFile = (hash: string) => `card-${hash}.png`

function drawStyles({ declarations, pages }: SiteChanges['styles'], page: ChangesPage): string {
  if (declarations.length === 0) return ''
  const shown = declarations.slice(0, 60)
  const rows = shown.map(
    ({ selector, property, before, after }) =>
      `<tr><td><code>${escapeHtml(selector)}</code></td><td><code>${escapeHtml(property)}</code></td><td>${before === undefined ? '' : `<del>${escapeHtml(before)}</del>`}</td><td>${after === undefined ? '' : `<ins>${escapeHtml(after)}</ins>`}</td></tr>`,
  )
  const more = declarations.length > shown.length ? `<p>And ${declarations.length - shown.length} more</p>` : ''
  return `<section aria-labelledby="styles">
<h2 id="styles">Styles, on ${countPages(pages.length)}</h2>
<div class="table" role="region" aria-label="Changed declarations" tabindex="0"><table><thead><tr><th scope="col">Selector</th><th scope="col">Property</th><th scope="col">Before</th><th scope="col">After</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>
${more}${drawSamples(pages, page)}
</section>`
}

/** Lists some pages whose styles changed: those with pictures or, if there aren't any, only links. */
function drawSamples(pages: readonly string[], { address, changes, pictures }: ChangesPage): string {
  const isListed = new Set(changes.pages.map(({ href }) => href))
  const samples = pickSamples(pages)
  const pictured = samples.filter((href) => pictures.has(href) && !isListed.has(href))
  const names = (pictured.length > 0 ? pictured : samples).map(
    (href) =>
      `<li>${drawLink(toAddress(address, href), href)}${isListed.has(href) ? '' : drawPictures(href, pictures.get(href))}</li>`,
  )
  return `<h3>Samples</h3>\n<ul class="samples">${names.join('\n')}</ul>`
}

function drawFrame(frame: SiteChanges['frame'], page: ChangesPage): string {
  if (frame.length === 0) return ''
  const shown = frame.slice(0, 5)
  const parts = shown.map(
    ({ parts, pages }) =>
      `<li>${drawText({ heading: `On ${countPages(pages.length)}`, id: '', parts }, '')}<p>Sample: ${drawLink(toAddress(page.address, pages[0] ?? '/'), pages[0] ?? '/')}</p></li>`,
  )
  const rest = frame.slice(5).flatMap(({ pages }) => pages).length
  return `<section aria-labelledby="frame">
<h2 id="frame">Header, navigation and footer</h2>
<ul class="samples">${parts.join('\n')}</ul>
${rest > 0 ? `<p>Other changes of this kind affect ${countPages(rest)}.</p>` : ''}
</section>`
}

const drawLink = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
const toAddress = (site: string, href: string) => (href === '/' && site ? site : site + href)
const toId = (text: string) => `at-${text.replace(/[^\w.-]+/g, '-').replace(/^-/, '')}`.toLowerCase()
