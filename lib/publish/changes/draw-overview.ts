import { count, escapeHtml } from '../../utils/text'
import type { PageDifference } from './compare-pages'
import type { WordCount } from './compare-text'
import { countPages, countShared, kinds, toId, toName } from './draw-change'
import type { ChangedPage, SiteChanges } from './site'

/** A longer list hides the pages after these. */
const most = 12

/** Lists by kind what the page shows, with a link to each part of it. Returns nothing if there's only one part. */
export function drawOverview({ pages, links, frame, styles }: SiteChanges): string {
  const others = [
    ...(links.length + frame.length > 0
      ? [drawItem('shared', 'Navigation and links', `on ${countShared({ links, frame })}`)]
      : []),
    ...(styles.declarations.length > 0 ? [drawItem('styles', 'Styles', `on ${countPages(styles.pages.length)}`)] : []),
  ]
  if (pages.length + others.length < 2) return ''
  const groups = Object.entries(kinds).map(([kind, label]) => ({
    label,
    items: pages.filter((page) => page.kind === kind).map(drawPageItem),
  }))
  const drawn = [...groups, { label: 'On several pages', items: others }].flatMap(({ label, items }) =>
    items.length > 0 ? [`<div><dt>${label}</dt><dd>${drawList(items)}</dd></div>`] : [],
  )
  return `<nav class="overview" aria-labelledby="overview">
<h2 id="overview">Overview</h2>
<dl>${drawn.join('\n')}</dl>
</nav>`
}

function drawList(items: readonly string[]): string {
  const [shown, hidden] = [items.slice(0, most), items.slice(most)]
  const more =
    hidden.length > 0 ? `<details><summary>${hidden.length} more</summary><ul>${hidden.join('')}</ul></details>` : ''
  return `<ul>${shown.join('')}</ul>${more}`
}

function drawPageItem({ href, title, difference, card, kind, redirectsTo }: ChangedPage): string {
  const isLost = (kind === 'moved' || kind === 'removed') && redirectsTo === undefined
  const broken = difference?.lostAnchors.length ?? 0
  const wrong = [
    ...(isLost ? ['no redirect'] : []),
    ...(broken > 0 ? [count(broken, 'broken anchor', 'broken anchors')] : []),
  ].map((text) => `<strong>${text}</strong>`)
  const about = [...wrong, ...(difference ? describe(difference) : []), ...(card ? ['social card'] : [])]
  return drawItem(toId(href), toName(title), about.join(', '))
}

/** @param about what differs there, in HTML */
const drawItem = (id: string, label: string, about: string) =>
  `<li><a href="#${id}">${escapeHtml(label)}</a>${about ? ` <span class="about">${about}</span>` : ''}</li>`

/** Returns what differs on a page, such as "7 words added, 6 removed" and "title", in HTML. */
const describe = ({ words, values, headings, links, isOnlyLook }: PageDifference): string[] => [
  ...(isOnlyLook ? ['only its look'] : []),
  ...describeWords(words),
  ...values.map(({ what }) => escapeHtml(what.toLowerCase())),
  ...(headings.length > 0 ? [count(headings.length, 'heading')] : []),
  ...(links.length > 0 ? [count(links.length, 'link')] : []),
]

function describeWords({ added, removed }: WordCount): string[] {
  if (added === 0) return removed === 0 ? [] : [`${count(removed, 'word')} removed`]
  return [`${count(added, 'word')} added${removed === 0 ? '' : `, ${removed} removed`}`]
}
