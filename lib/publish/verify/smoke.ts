import { routes } from '../../site/routes'
import { isArchived, versions } from '../../site/versions'
import { discoveryFiles, toCardHref, toMarkdownHref } from '../discovery/addresses'
import { listHeaders, resolveRequest } from '../hosts/resolve-request'
import { buildHostRules, type HostRules } from '../hosts/rules'
import { parseRedirectsFile } from '../hosts/static-hosts'
import { toPagePath } from '../read-page'

/** The site in a published tree. */
export type PublishedFiles = {
  /** The addresses of its files, such as `/docs/features/habits.html`, with those of earlier deploys and without previews. */
  files: ReadonlySet<string>
  /** The addresses of the hashed files that only earlier deploys have. */
  earlier: readonly string[]
  read: (file: string) => Buffer
}

/** An address of the published site to request. */
export type Probe = {
  /** What it's an example of, such as "release". */
  kind: string
  path: string
  status: 200 | 301 | 302 | 404
}

/** What a host has sent. The names of headers are in lower case. */
export type Reply = { status: number; headers: Readonly<Record<string, string>>; body: Buffer }

/** What a host can do: everything, or only send files, like GitHub Pages, which can neither set headers nor redirect. */
export type HostAbilities = 'all' | 'files'

/** What to request, and how to judge the replies. */
export type SmokeCheck = {
  probes: Probe[]
  /** Returns what's wrong, as the end of a sentence that begins with the address, or undefined. */
  judge: (probe: Probe, reply: Reply) => string | undefined
}

/**
 * Plans the smoke check of a site: an example of each kind of page and file, redirects and a missing page.
 * @throws {Error} if the tree has no example of a kind, because then it isn't complete
 */
export function planSmokeCheck(site: PublishedFiles, abilities: HostAbilities): SmokeCheck {
  const all = readRules(site, 'all')
  const rules = abilities === 'all' ? all : readRules(site, abilities)
  return {
    probes: [...listExamples(site, all), ...(abilities === 'all' ? listRedirectProbes(all.redirects) : [])],
    judge: (probe, reply) => judgeReply(probe, reply, site, rules, abilities),
  }
}

function listExamples(site: PublishedFiles, { redirects, notFound }: HostRules): Probe[] {
  const moved = new Set(redirects.map(({ from }) => from))
  const files = [...site.files].filter((file) => !site.earlier.includes(file)).sort()
  const pages = files
    .filter((file) => file.endsWith('.html') && file !== notFound)
    .map(toPagePath)
    .filter((href) => !moved.has(href))
  const archives = versions.filter(({ id }) => isArchived(id)).map(({ id }) => `${routes.docs}/${id}`)
  const own: ReadonlySet<string> = new Set(Object.values(routes))

  const page = (isOne: (href: string) => boolean) => pages.find(isOne)
  const file = (start: string) => files.find((name) => name.startsWith(start) && !/\.(?:br|gz)$/.test(name))
  const home = site.files.has('/index.html') ? site.read('/index.html').toString() : ''
  const linked = (ending: string) => new RegExp(`/_next/static/[^"]+\\.${ending}(?=")`).exec(home)?.[0]
  const isBelow = (href: string, folder: string) => href.startsWith(`${folder}/`)
  const isRelease = (href: string) =>
    isBelow(href, routes.releases) && href.lastIndexOf('/') === routes.releases.length && !own.has(href)
  const isOther = (href: string) =>
    !own.has(href) && ![routes.docs, routes.api, routes.releases].some((area) => isBelow(href, area))

  const examples: Record<string, string | undefined> = {
    'home page': page((href) => href === routes.home),
    page: page(isOther),
    documentation: page((href) => href === routes.docsStart),
    ...(archives.length > 0 && {
      'archived documentation': page((href) => archives.some((archive) => isBelow(href, archive))),
    }),
    'API page': page((href) => href === routes.apiStart),
    release: page(isRelease),
    'list of releases': page((href) => href === routes.releases),
    'search page': page((href) => href === routes.search),
    'page as Markdown': file(toMarkdownHref(routes.docsStart)),
    card: file(toCardHref(routes.docsStart)),
    script: linked('js'),
    'style sheet': linked('css'),
    'titles for search': file('/search-index/titles-'),
    'texts for search': file('/search-index/search-'),
    'search worker': file('/search-worker/'),
    feed: file(routes.releaseAtom),
    sitemap: file(discoveryFiles.sitemap),
    // A rollback can publish a site from before the worker.
    ...(site.files.has(routes.offlineWorker) && { 'worker that keeps pages': routes.offlineWorker }),
    // Pages that were opened before this deploy still load such files.
    ...(site.earlier[0] && { 'file of an earlier deploy': site.earlier[0] }),
  }
  return [
    ...Object.entries(examples).map(([kind, path]): Probe => {
      if (path === undefined) throw new Error(`The published tree has no ${kind}, so it isn't complete.`)
      return { kind, path, status: 200 }
    }),
    { kind: 'missing page', path: '/no/such/page', status: 404 },
  ]
}

/** Returns a page's address with a slash at the end, and a redirect of each status that the site has. */
function listRedirectProbes(redirects: HostRules['redirects']): Probe[] {
  const kinds = { 'short address': 302, 'moved page': 301 } as const
  return [
    { kind: 'address with a slash at the end', path: `${routes.docsStart}/`, status: 301 },
    ...Object.entries(kinds).flatMap(([kind, status]): Probe[] => {
      const path = redirects.find((redirect) => redirect.status === status)?.from
      return path === undefined ? [] : [{ kind, path, status }]
    }),
  ]
}

/** Compares a reply with what the tree says a host has to send. */
function judgeReply(
  probe: Probe,
  reply: Reply,
  site: PublishedFiles,
  rules: HostRules,
  abilities: HostAbilities,
): string | undefined {
  const request = { path: decodeURIComponent(probe.path), query: '', accept: '*/*' }
  const expected = resolveRequest(rules, request, (file) => site.files.has(file))
  if (expected.status !== probe.status)
    return `should have status ${probe.status}, but has ${expected.status} according to the published tree`
  if (reply.status !== probe.status) return `has status ${reply.status} instead of ${probe.status}`
  const wrong = 'redirect' in expected ? judgeTarget(reply, expected.redirect) : judgeBody(reply, site, expected.file)
  if (wrong !== undefined || abilities === 'files') return wrong
  return judgeHeaders(reply.headers, rules, 'redirect' in expected ? undefined : expected.file)
}

function judgeTarget({ headers: { location = '' } }: Reply, target: string): string | undefined {
  const toTarget = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'http://host')
    return pathname + search + hash
  }
  return toTarget(location) === toTarget(target)
    ? undefined
    : `leads ${location ? `to ${location}` : 'nowhere'} instead of to ${target}`
}

function judgeBody({ body }: Reply, site: PublishedFiles, file: string): string | undefined {
  const wanted = site.read(file)
  if (body.equals(wanted)) return undefined
  const reason =
    body.length === wanted.length
      ? 'the number of bytes is the same, but not the content'
      : `it has ${body.length} bytes instead of ${wanted.length}`
  return `isn't the published file ${file.slice(1)}: ${reason}`
}

/** Compares the headers that every host can send exactly as configured. @param file what was sent, or undefined for a redirect */
function judgeHeaders(sent: Reply['headers'], rules: HostRules, file: string | undefined): string | undefined {
  const [everywhere, ...others] = rules.headers
  const varying = new Set(others.flatMap(({ headers }) => Object.keys(headers)))
  for (const [name, value] of Object.entries(everywhere?.headers ?? {})) {
    if (!varying.has(name) && sent[name.toLowerCase()] !== value) return describe(name, sent, value)
  }
  const framing = "frame-ancestors 'none'"
  if (!sent['content-security-policy']?.includes(framing)) return describe('Content-Security-Policy', sent, framing)
  if (file === undefined) return undefined
  const expected = listHeaders(rules, file)
  const { 'Cache-Control': caching = '', 'Content-Type': type } = expected
  const isKept = (text = '') => text.includes('immutable')
  if (isKept(sent['cache-control']) !== isKept(caching)) return describe('Cache-Control', sent, caching)
  const simplify = (text = '') => text.toLowerCase().replaceAll(' ', '')
  return type && simplify(sent['content-type']) !== simplify(type) ? describe('Content-Type', sent, type) : undefined
}

function describe(name: string, sent: Reply['headers'], wanted: string): string {
  const value = sent[name.toLowerCase()]
  return value === undefined
    ? `has no header ${name}: ${wanted}`
    : `has the header ${name}: ${value}, but needs ${wanted}`
}

/** Reads the redirects from the file that some hosts use. On a host that can't redirect, a page at the old address leads to the new one. */
function readRules(site: PublishedFiles, abilities: HostAbilities): HostRules {
  const hasRedirects = abilities === 'all' && site.files.has('/_redirects')
  return buildHostRules(hasRedirects ? parseRedirectsFile(site.read('/_redirects').toString()) : [])
}
