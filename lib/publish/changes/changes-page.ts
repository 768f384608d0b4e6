import { escapeHtml } from '../../utils/text'
import { buildDocument, type DocumentSettings } from '../preview/document'
import { drawCommit } from '../preview/index-page'
import { caveat, previewsPath } from '../preview/preview'
import type { PageDifference } from './compare-pages'
import {
  countPages,
  countShared,
  drawLink,
  drawPairs,
  drawPath,
  drawText,
  kinds,
  toAddress,
  toId,
  toName,
} from './draw-change'
import { drawOverview } from './draw-overview'
import { drawPictures } from './draw-pictures'
import { countProblems, drawChecks, drawProblems, drawUnchecked } from './draw-problems'
import { drawShared, drawStyles } from './draw-shared'
import { picturesScript } from './pictures-script'
import type { ChangedPage, PagePictures, SiteChanges } from './site'
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
    /** The number of pages that axe has checked. */
    audited: number
    /** Sentences about what couldn't be compared, and which pages have no pictures. */
    notes: readonly string[]
  }

/** Builds the page that shows what a branch changes. It works without JavaScript, which only lays pictures over each other. */
export function buildChangesPage(page: ChangesPage): string {
  const { branch, address, earlier, changes, pictures, notes } = page
  const areas = [...new Set(changes.pages.map(({ area }) => area))]
  const main = [
    `<h1>What changes on ${escapeHtml(branch)}</h1>`,
    drawIntroduction(page),
    drawProblems(changes.problems, address, earlier),
    ...notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`),
    drawOverview(changes),
    ...areas.map((area) => drawArea(area, page)),
    drawShared(page),
    drawStyles(page),
  ]
  const script = [...pictures.values()].some(({ pairs }) => pairs.length > 0) ? picturesScript : undefined
  const isPublished = address.startsWith(`${previewsPath}/`)
  const links = [
    { href: address || '/', label: address ? 'Open the start page of the preview' : 'Open the site' },
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

const tones = {
  added: ' data-tone="good"',
  changed: '',
  moved: ' data-tone="warning"',
  removed: ' data-tone="bad"',
} as const

/** Returns sentences such as "1 page moved, 2 pages changed. 1 problem found." */
export const summarize = (changes: SiteChanges) => `${countChanges(changes)}. ${countProblems(changes)}`

/** Counts what changes by kind, such as "1 page moved, 2 pages changed". */
export function countChanges({ pages, links, styles, frame }: SiteChanges): string {
  const counts = Object.keys(kinds).flatMap((kind) => {
    const number = pages.filter((own) => own.kind === kind).length
    return number === 0 ? [] : [`${countPages(number)} ${kind}`]
  })
  const parts = [
    ...counts,
    ...(links.length > 0 ? [`links changed on ${countShared({ links })}`] : []),
    ...(styles.declarations.length > 0 ? [`styles changed on ${countPages(styles.pages.length)}`] : []),
    ...(frame.length > 0 ? [`navigation changed on ${countShared({ frame })}`] : []),
  ]
  const text = parts.join(', ') || 'no page changes'
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function drawIntroduction({ title, against, earlier, changes, audited, ...commit }: ChangesPage): string {
  const base = earlier === undefined ? escapeHtml(against) : drawLink(earlier || '/', against)
  return `${title === undefined ? '' : `<p class="lead">${escapeHtml(title)}</p>\n`}<p class="about">${drawCommit(commit)} · compared with ${base}</p>
<p class="summary">${escapeHtml(summarize(changes))}</p>
<p>${caveat}</p>
${drawUnchecked(changes, audited)}${drawChecks(changes, audited)}`
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
  const name = escapeHtml(toName(title))
  const heading = site === undefined ? name : `<a href="${escapeHtml(toAddress(site, href))}">${name}</a>`
  const path = from === undefined ? drawPath(href) : `${drawPath(from)} → ${drawPath(href)}`
  const redirect = kind === 'moved' || kind === 'removed' ? drawRedirect(from ?? href, redirectsTo) : ''
  const body = difference
    ? [
        drawPairs(difference.values),
        drawPairs(difference.headings),
        ...difference.text.map((change) => drawText(change, toAddress(address, href))),
        drawPairs(difference.links),
        drawAnchors(difference),
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
    : ` The old address redirects to ${drawPath(redirectsTo)}.`
}

/** Lists anchors that no longer lead anywhere, and new ones without those of headings that are listed with theirs. */
function drawAnchors({ newAnchors, lostAnchors, headings }: PageDifference): string {
  const ofHeadings = headings.map(({ anchors }) => anchors?.after)
  const others = newAnchors.filter((id) => !ofHeadings.includes(id))
  const draw = (label: string, ids: readonly string[]) =>
    ids.length > 0 ? `<p class="anchors">${label}: ${ids.map((id) => drawPath(`#${id}`)).join(', ')}</p>` : ''
  return (
    draw(
      '<strong>Anchors without a redirect</strong>',
      lostAnchors.map(({ id }) => id),
    ) + draw('New anchors', others)
  )
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
