import { count, escapeHtml } from '../../utils/text'
import { countPages, drawLink, drawPath, toAddress } from './draw-change'
import type { ChangeProblem, SiteChanges } from './site'

/** Returns a sentence with the number of problems. The page lists next to it what was checked. */
export function countProblems({ problems }: Pick<SiteChanges, 'problems'>): string {
  if (problems.length > 0) return `${count(problems.length, 'problem')} found.`
  return 'No problems found.'
}

/** @param site where the changed site is served. @param earlier where the other one is, if it's served at all */
export function drawProblems(problems: readonly ChangeProblem[], site: string, earlier: string | undefined): string {
  if (problems.length === 0) return ''
  const items = problems.map(({ kind, what, fix, code, places }) => {
    const links = places.flatMap(({ label, href, isEarlier }) => {
      const own = isEarlier ? earlier : site
      return own === undefined ? [] : [drawLink(toAddress(own, href), label)]
    })
    const added = code === undefined ? '' : `<pre><code>${escapeHtml(code)}</code></pre>`
    return `<li><p><span class="tag" data-tone="bad">${kind}</span> ${drawWhat(what)}</p><p>${drawSentence(fix)}</p>${added}<p class="places">${links.join(' ')}</p></li>`
  })
  return `<section class="problems" aria-labelledby="problems">
<h2 id="problems">${count(problems.length, 'problem')}</h2>
<ul>${items.join('\n')}</ul>
</section>`
}

/** Draws a problem, whose first sentence says most. */
function drawWhat(what: string): string {
  const [, first = what, others = ''] = /^(.+?\.)( .*)$/.exec(what) ?? []
  return `<strong>${drawSentence(first)}</strong>${drawSentence(others)}`
}

/** An address, an anchor, or a file of the repository. */
const address = /(?<=^|\s)((?:content)?\/[\w./~-]*\w(?:#[\p{L}\p{N}_-]+)?|#[\p{L}\p{N}_-]+)/u

/** Sets the addresses in a sentence apart, because they're long and may break anywhere. */
const drawSentence = (text: string) =>
  text
    .split(address)
    .map((part, index) => (index % 2 === 1 ? drawPath(part) : escapeHtml(part)))
    .join('')

/** Says so if styles changed on more pages than axe has checked. */
export function drawUnchecked({ styles }: SiteChanges, audited: number): string {
  const changed = styles.declarations.length > 0 ? styles.pages.length : 0
  if (changed <= audited) return ''
  const checked = audited === 0 ? 'none' : `only ${countPages(audited)}`
  return `<p>Styles changed on ${countPages(changed)}, but axe checked ${checked}.</p>\n`
}

/** Lists what was checked. @param audited the number of pages that axe has checked */
export function drawChecks({ questions, problems }: SiteChanges, audited: number): string {
  const found = problems.some(({ kind }) => kind === 'Accessibility') ? 'some, listed below' : 'none'
  const checks = [
    'Whether every published address still leads to a page',
    'Whether links to the sections of changed pages still find them',
    ...(questions === undefined
      ? []
      : [`Whether search still finds the right pages for ${count(questions, 'question')}`]),
    'Whether the HTML of one page of each kind is within its limit',
    ...(audited === 0
      ? []
      : [
          `Whether ${countPages(audited)} ${audited === 1 ? 'has' : 'have'} new accessibility problems: axe found ${found}`,
        ]),
  ]
  const missing = [...(questions === undefined ? ['search'] : []), ...(audited === 0 ? ['accessibility'] : [])]
  const gap = missing.length > 0 ? `<p>Not checked: ${missing.join(', ')}.</p>` : ''
  return `<details class="checks"><summary>What was checked</summary><ul>${checks.map((check) => `<li>${check}</li>`).join('')}</ul>${gap}</details>`
}
