import type { ChangedPage, ChangeProblem, Site } from './site'

type Compared = {
  before: Site
  after: Site
  pages: readonly ChangedPage[]
  limits: ReadonlyMap<string, number>
}

/** Lists what would break, or is worse than before: addresses, anchors, search, bytes. */
export function listProblems(compared: Compared): ChangeProblem[] {
  return [
    ...compared.pages.flatMap((page) => findLostAddress(page) ?? []),
    ...listLostRedirects(compared),
    ...compared.pages.flatMap(listLostAnchors),
    ...listLostAnswers(compared),
    ...listHeavyPages(compared),
  ]
}

function findLostAddress({ kind, from, href, redirectsTo }: ChangedPage): ChangeProblem | undefined {
  if (redirectsTo !== undefined || (kind !== 'moved' && kind !== 'removed')) return undefined
  return kind === 'moved'
    ? {
        what: `${from} leads nowhere now. The page has moved to ${href} without a redirect.`,
        fix: `Add redirectFrom: [${from}] to the front matter of the page.`,
        href,
      }
    : {
        what: `${href} leads nowhere now. The page was removed.`,
        fix: `Add redirectFrom: [${href}] to the page that replaces it, or restore it.`,
        href,
        isGone: true,
      }
}

function listLostRedirects({ before, after }: Compared): ChangeProblem[] {
  return [...before.pages.values()].flatMap(({ href, redirectsTo }) =>
    redirectsTo === undefined || after.pages.has(href)
      ? []
      : [
          {
            what: `${href} leads nowhere now. It redirected to ${redirectsTo}.`,
            fix: `Add redirectFrom: [${href}] to the front matter of the page that it should lead to.`,
            href,
            isGone: true,
          },
        ],
  )
}

function listLostAnchors({ href, difference }: ChangedPage): ChangeProblem[] {
  return (difference?.lostAnchors ?? []).map((id) => ({
    what: `${href}#${id} leads nowhere now, because nothing on the page has that ID any more.`,
    fix: `Add ${id} to anchorsFrom in the front matter of the page, with the ID that replaces it.`,
    href,
  }))
}

/** How many results somebody looks at before trying other words. */
const first = 3
const isFound = (rank: number) => rank > 0 && rank <= first

function listLostAnswers({ before, after }: Compared): ChangeProblem[] {
  const earlier = new Map(before.search?.questions.map(({ q, rank }) => [q, rank]))
  return (after.search?.questions ?? []).flatMap(({ q, rank, pages }) => {
    const old = earlier.get(q) ?? 0
    if (!isFound(old) || isFound(rank)) return []
    const [page = ''] = pages
    return [
      {
        what: `“${q}” no longer finds ${page} among the first ${first} results${rank ? `; it’s number ${rank}` : ''}.`,
        fix: 'Put these words back into a heading or the text, or add them to keywords in the front matter.',
        href: `/search?q=${encodeURIComponent(q)}`,
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
        what: `The HTML of ${href} has ${kilobytes.toFixed(2)} KB, compressed, and may have ${limit} KB.`,
        fix: 'Make the page shorter, or look for new markup and styles that it doesn’t need.',
        href,
      },
    ]
  })
}
