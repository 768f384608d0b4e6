import { count } from '../../utils/text'
import { toMarkdownHref } from '../discovery/addresses'
import type { ChangedPage, ChangeProblem, Site } from './site'
import { type SitePage, toArea } from './site-pages'

type Compared = {
  before: Site
  after: Site
  pages: readonly ChangedPage[]
  limits: ReadonlyMap<string, number>
}

/** Lists addresses and anchors that would break, and searches and page sizes that are worse than before. */
export function listProblems(compared: Compared): ChangeProblem[] {
  const lost = new Map(listLostRedirects(compared).map((redirect) => [redirect.href, redirect]))
  const addresses = compared.pages.flatMap((page) => findLostAddress(page, [...lost.values()], compared) ?? [])
  const named = new Set(compared.pages.map(({ from, href }) => from ?? href))
  const others = [...lost.values()].filter(({ redirectsTo }) => !named.has(redirectsTo ?? ''))
  return [
    ...addresses,
    ...others.map((redirect) => toLostRedirect(redirect, compared)),
    ...listLostCopies(compared),
    ...compared.pages.flatMap((page) => findLostAnchors(page, compared.after) ?? []),
    ...listLostAnswers(compared),
    ...listHeavyPages(compared),
  ]
}

/** @param redirects addresses that redirected before and lead nowhere now */
function findLostAddress(
  page: ChangedPage,
  redirects: readonly SitePage[],
  compared: Compared,
): ChangeProblem | undefined {
  const { kind, from, href, redirectsTo } = page
  if (redirectsTo !== undefined || (kind !== 'moved' && kind !== 'removed')) return undefined
  const old = from ?? href
  const also = redirects.filter((redirect) => redirect.redirectsTo === old).map((redirect) => redirect.href)
  const older = also.length > 0 ? ` The same is true of ${also.join(', ')}, which redirected to it.` : ''
  const more = `${describeLostCopy(old, compared)}${older}`
  const lost = [old, ...also]
  const code = toRedirect(...lost)
  const tried = { label: `Try ${old}`, href: old }
  return kind === 'moved'
    ? {
        kind: 'Broken address',
        what: `${old} no longer leads anywhere, because its page is now at ${href} and there’s no redirect.${more}`,
        fix: `Add this to the front matter of ${toSource(compared.after, href)}${endFix(lost, compared)}`,
        code,
        places: [tried, { label: `Open ${href}`, href }],
      }
    : {
        kind: 'Broken address',
        what: `${old} no longer leads anywhere, because its page was removed.${more}`,
        fix: `Restore the page, or add this to the front matter of the page that replaces it${endFix(lost, compared)}`,
        code,
        places: [tried, { label: 'Open the page as it was', href: old, isEarlier: true }],
      }
}

function listLostRedirects({ before, after }: Compared): SitePage[] {
  return [...before.pages.values()].filter(
    ({ href, redirectsTo }) => redirectsTo !== undefined && !after.pages.has(href),
  )
}

function toLostRedirect({ href, redirectsTo }: SitePage, compared: Compared): ChangeProblem {
  return {
    kind: 'Broken address',
    what: `${href} no longer leads anywhere. It redirected to ${redirectsTo}.${describeLostCopy(href, compared)}`,
    fix: `Add this to the front matter of the page that it should lead to${endFix([href], compared)}`,
    code: toRedirect(href),
    places: [{ label: `Try ${href}`, href }],
  }
}

const isCopyLost = (href: string, { before, after }: Compared) => before.hasMarkdown(href) && !after.hasMarkdown(href)

/** A redirect from a page also gives one from its Markdown copy, so both are one problem. */
const describeLostCopy = (href: string, compared: Compared) =>
  isCopyLost(href, compared) ? ` Its Markdown copy, ${toMarkdownHref(href)}, is gone too.` : ''

/** Ends the sentence above the lines to add. Every address needs a line, even one that contains the version, but the build adds the Markdown copies. */
function endFix(lost: readonly string[], compared: Compared): string {
  const copies = lost.filter((href) => isCopyLost(href, compared)).length
  if (copies === 0) return ':'
  return `, which also makes the Markdown ${copies === 1 ? 'copy' : 'copies'} redirect:`
}

/** Reports the Markdown copies that are gone although their page, or its redirect, is still there. */
function listLostCopies(compared: Compared): ChangeProblem[] {
  const { before, after } = compared
  const lost = [...before.pages.keys()].filter((href) => after.pages.has(href) && isCopyLost(href, compared))
  const [first, ...others] = lost.map(toMarkdownHref)
  if (first === undefined) return []
  const more =
    others.length > 0 ? `, and the same is true of ${count(others.length, 'other copy', 'other copies')}` : ''
  return [
    {
      kind: 'Broken address',
      what: `${first} no longer leads anywhere, although its page still does${more}.`,
      fix: 'The build writes a Markdown copy for each page and each redirect. Ask an engineer why it no longer does.',
      places: [{ label: `Try ${first}`, href: first }],
    },
  ]
}

const toRedirect = (...hrefs: readonly string[]) => ['redirectFrom:', ...hrefs.map((href) => `  - ${href}`)].join('\n')

/** Names the file with a page's front matter or, if it isn't known, the page. */
function toSource({ pages }: Site, href: string): string {
  const own = pages.get(href)?.source
  if (own || toArea(href) !== 'Site') return own ?? href
  return `content/pages${href === '/' ? '/home' : href}.mdx`
}

function findLostAnchors({ kind, href, difference }: ChangedPage, after: Site): ChangeProblem | undefined {
  const { lostAnchors = [], newAnchors = [], headings = [] } = difference ?? {}
  if (lostAnchors.length === 0) return undefined
  const unknown = 'ID-OF-THE-HEADING'
  const [only] = newAnchors.length === 1 ? newAnchors : []
  const toTarget = ({ id, heading }: (typeof lostAnchors)[number]) =>
    headings.find((own) => own.anchors?.before === id || (heading && own.before === heading))?.anchors?.after ??
    only ??
    unknown
  const isKnown = lostAnchors.every((own) => toTarget(own) !== unknown)
  const ids = lostAnchors.map(({ id }) => `#${id}`)
  const former = lostAnchors.flatMap(({ id, heading }) =>
    heading ? [` #${id} was a former ID of the heading “${heading}”.`] : [],
  )
  const [one] = lostAnchors
  const earlier = { label: 'Open the section as it was', href: `${href}#${one?.id}`, isEarlier: true }
  return {
    kind: 'Broken anchor',
    what: `Links to ${listAll(ids)} on ${href} no longer find their section, because nothing on the page has ${ids.length === 1 ? 'that ID' : 'these IDs'}.${former.join('')}`,
    fix: `Add this to the front matter of ${toSource(after, href)}${isKnown ? '' : ', with the ID of the heading that replaces each'}:`,
    code: ['anchorsFrom:', ...lostAnchors.map((own) => `  ${own.id}: ${toTarget(own)}`)].join('\n'),
    places: [{ label: `Open ${href}`, href }, ...(kind === 'changed' ? [earlier] : [])],
  }
}

const listAll = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names)

/** How many results people look at before they try other words. The message below has this number in words. */
const first = 3
const isFound = (rank: number) => rank > 0 && rank <= first

function listLostAnswers({ before, after, pages: changed }: Compared): ChangeProblem[] {
  const earlier = new Map(before.search?.questions.map((asked) => [asked.q, asked]))
  const moves = changed.flatMap(({ kind, from, href, redirectsTo }) => {
    const to = kind === 'moved' ? href : redirectsTo
    return to === undefined ? [] : [{ from: from ?? href, to }]
  })
  return (after.search?.questions ?? []).flatMap(({ q, pages, found }) => {
    // The questions name either address of a page that has moved.
    const right = moves.filter(({ from, to }) => pages.includes(from) || pages.includes(to))
    const isRight = (href: string) => pages.includes(href) || right.some(({ from, to }) => href === from || href === to)
    const old = (earlier.get(q)?.found ?? []).findIndex(isRight) + 1
    const rank = found.findIndex(isRight) + 1
    const toNow = (page: string) => moves.find(({ from }) => from === page)?.to ?? page
    // If the page is gone, its address is the problem.
    const isAnyGone = pages.some((page) => !after.pages.has(toNow(page)))
    if (!isFound(old) || isFound(rank) || isAnyGone) return []
    const page = toNow(pages[0] ?? '')
    const move = right.find(({ to }) => to === page)
    return [
      {
        kind: 'Search',
        what: `Search for “${q}” no longer finds ${page}${move ? `, which was at ${move.from},` : ''} among the first three results${rank ? `. It’s number ${rank} now` : ''}.`,
        fix: 'Put these words back into a heading or the text, or add them to keywords in the front matter.',
        places: [{ label: `Search for “${q}”`, href: `/search?q=${encodeURIComponent(q)}` }],
      },
    ]
  })
}

function listHeavyPages({ before, after, limits }: Compared): ChangeProblem[] {
  return [...limits].flatMap(([href, limit]) => {
    if (!after.pages.has(href)) return []
    const kilobytes = after.measure(href)
    if (kilobytes <= limit || (before.pages.has(href) && before.measure(href) > limit)) return []
    return [
      {
        kind: 'Too large',
        what: `The HTML of ${href} is ${kilobytes.toFixed(2)} KB (compressed). The limit is ${limit} KB.`,
        fix: 'Shorten the page, or remove new markup and styles that it doesn’t need.',
        places: [{ label: `Open ${href}`, href }],
      },
    ]
  })
}
