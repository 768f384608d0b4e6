import { routes } from '../../site/routes'

/** An address that leads to another one; the query is kept. */
export type HostRedirect = { from: string; to: string; status: 301 | 302 }

/**
 * `path` is an address, or a pattern: with `*` at its end it matches every address that begins that way, and `/*.html` matches every file with that
 * ending. If several rules match, the last one wins.
 */
type HeaderRule = { path: string; headers: Readonly<Record<string, string>> }

/** Everything a host needs to know to serve the site. Each file in `deploy/` says it in the format of one host. */
export type HostRules = {
  /** The prefix of every address, such as `/previews/one`. Empty if the site is at the root of a host. */
  basePath: string
  redirects: readonly HostRedirect[]
  headers: readonly HeaderRule[]
  /** Content types by the ending of a file, without the dot. */
  types: Readonly<Record<string, string>>
  /** Content types of single files whose ending would give them another one, by address. */
  fileTypes: Readonly<Record<string, string>>
  /** Files in the site's folder that are never sent. Neither are files whose name begins with a dot. */
  hidden: readonly string[]
  notFound: string
  /** A regular expression. Clients whose `Accept` header matches get a page's Markdown at the page's own address. RE2 and PCRE read it the same way. */
  markdownAccept: string
}

/** The first line of every file that's generated from the rules. */
export const generatedNote =
  'Written by `npm run deploy -- files` (and by each build) from lib/publish/hosts/rules.ts: change it there, not here.'

/** The home page's other address. */
export const homeExpression = String.raw`^/+index\.html$`
/**
 * Matches the other addresses of pages. The first group is the page's one address: no slash at the end and no `.html`. Paths with a backslash don't match,
 * because browsers read it as a slash and `/\host` is another site. Nor do paths with spaces and control characters, or with a question mark, which nginx
 * would write into a redirect as the beginning of a query.
 */
export const cleanExpression = String.raw`^/*(/[^/\\?\x00-\x20](?:[^\\?\x00-\x20]*?[^/\\?\x00-\x20])??)(?:/+|/index\.html|\.html)$`
/** Paths whose repeated slashes can be replaced by one slash in a redirect. */
export const safePathExpression = String.raw`^/[^\\?\x00-\x20]*$`
/** Matches a request with two slashes in a row before the query, encoded or not. */
export const repeatedSlashesExpression = '^[^?]*(/|%2f)(/|%2f)'
/** Paths with a file or folder whose name begins with a dot. */
export const dotfileExpression = String.raw`/\.`
/** Paths that are served although they match `dotfileExpression`, below the base path. */
export const wellKnownExpression = String.raw`/\.well-known(?:/[^./][^/]*)+$`

const forEver = 'public, max-age=31536000, immutable'
const text = (type: string) => `${type}; charset=utf-8`

/** The part of a page's policy that browsers ignore in a `<meta>`. The rest is in each page, with the hashes of its scripts. */
const pagePolicy = "frame-ancestors 'none'"
/**
 * For everything that isn't a page. An SVG or XML file opened by its address could run scripts on our origin; with this policy it shows its drawing or its
 * text and does nothing. Pages that use such files as images, styles or data aren't affected, because then the page's policy applies.
 */
const filePolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; ${pagePolicy}; sandbox`
/** A worker obeys the policy of the file it comes from. Ours are single files that fetch files of the site, and a sandbox would take away their origin. */
const workerPolicy = `default-src 'none'; connect-src 'self'; ${pagePolicy}`

const security = {
  // Browsers apply it only over HTTPS.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Not `same-origin`, because a form that's posted to another origin would then come from "null".
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Content-Security-Policy': filePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** What other sites may show or read: the cards in link previews, the API's document and what's made from it, and the feeds. */
const shared = [
  '/og/*',
  '/*.atom',
  '/*.rss',
  routes.apiYaml,
  routes.apiJson,
  routes.apiTypes,
  routes.apiPostman,
  routes.releaseRss,
  routes.releaseAtom,
  routes.releaseJson,
]

const headers: readonly HeaderRule[] = [
  { path: '/*', headers: { ...security, 'Cache-Control': 'no-cache' } },
  // These names contain a hash of the file's content.
  { path: '/_next/static/*', headers: { 'Cache-Control': forEver } },
  { path: '/search-index/search-*', headers: { 'Cache-Control': forEver } },
  { path: '/search-worker/*', headers: { 'Cache-Control': forEver, 'Content-Security-Policy': workerPolicy } },
  // Its name has to stay, so browsers revalidate it like a page.
  { path: routes.offlineWorker, headers: { 'Content-Security-Policy': workerPolicy } },
  { path: '/*.html', headers: { 'Content-Security-Policy': pagePolicy } },
  ...shared.map((path) => ({ path, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } })),
]

const types = {
  atom: 'application/atom+xml',
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  json: 'application/json',
  md: text('text/markdown'),
  png: 'image/png',
  rss: 'application/rss+xml',
  svg: 'image/svg+xml',
  // There's no type for TypeScript, and many hosts send it as a video.
  ts: text('text/plain'),
  txt: text('text/plain'),
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
  yaml: 'application/yaml',
}

/** Feeds that readers subscribed to before their endings were chosen for their type. */
const fileTypes = {
  [routes.releaseRss]: types.rss,
  [routes.releaseAtom]: types.atom,
  [routes.releaseJson]: 'application/feed+json',
}

/** Returns how the addresses of files begin whose names contain a hash of their content. Browsers may keep these for ever. */
export function listImmutable({ headers }: HostRules): string[] {
  return headers.filter((rule) => rule.headers['Cache-Control'] === forEver).map(({ path }) => path.replace(/\*$/, ''))
}

/** In bytes. For smaller files, compression saves less than the response's headers take. */
export const smallestCompressed = 1024

/** Lists the content types that compression makes smaller. Pictures and fonts are compressed already. */
export function listTextTypes({ types, fileTypes }: HostRules): string[] {
  const all = new Set([...Object.values(types), ...Object.values(fileTypes)])
  return [...all].filter((type) => !/^(?:image\/png|font\/)/.test(type))
}

/**
 * Builds the rules that all hosts share: the paths, redirects and headers of a site below `basePath`.
 * @param redirects those of moved pages and entry addresses, without the base path
 */
export function buildHostRules(redirects: readonly HostRedirect[] = [], basePath = ''): HostRules {
  const own = redirects.map(({ from, to, status }) => ({
    from: basePath + from,
    to: to.startsWith('/') ? basePath + to : to,
    status,
  }))
  // Next's router asks for the data of the home page next to the folder of a site that's below a path.
  const homeData = { from: `${basePath}.txt`, to: `${basePath}/index.txt`, status: 302 } as const
  return {
    basePath,
    redirects: basePath ? [homeData, ...own] : own,
    headers: headers.map((rule) => ({ ...rule, path: basePath + rule.path })),
    types,
    fileTypes: Object.fromEntries(Object.entries(fileTypes).map(([path, type]) => [basePath + path, type])),
    hidden: ['/_headers', '/_redirects', '/404'].map((path) => basePath + path),
    notFound: `${basePath}/404.html`,
    markdownAccept: String.raw`text/markdown\s*(,|$|;\s*q=1)`,
  }
}

/** One header with the values that the rules give it, in order. The first one is for every address. */
export type HeaderValues = { name: string; values: readonly { path: string; value: string }[] }

/** Lists the headers of the rules by name, for hosts that set each header separately. */
export function listHeaderValues({ headers }: HostRules): HeaderValues[] {
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))]
  return names.map((name) => ({
    name,
    values: headers.flatMap(({ path, headers }) => {
      const value = headers[name]
      return value === undefined ? [] : [{ path, value }]
    }),
  }))
}
