import { routes } from '../site/routes'

/** An address that leads to another one; the query is kept. */
export type Redirect = { from: string; to: string; status: 301 | 302 }

/** `path` is an address, or with `*` at its end all that begin so. Of the rules that fit, a later one wins. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> }

/** All that a host must know to serve the site. Each file of `deploy/` says it in the words of one host. */
export type HostRules = {
  /** What stands before every address, such as `/previews/one`; empty for the root of a host. */
  basePath: string
  redirects: readonly Redirect[]
  headers: readonly HeaderRule[]
  /** Content types by the ending of a file, without the dot. */
  types: Readonly<Record<string, string>>
  /** Files that stand in the folder and are no pages. */
  hidden: readonly string[]
  notFound: string
  /** A regular expression: who sends such an `Accept` gets the Markdown twin of a page at the page's own address. RE2 and PCRE read it alike. */
  markdownAccept: string
}

/** The home page's other address. */
export const homeExpression = String.raw`^/+index\.html$`
/**
 * The other addresses of pages, whose first group is their one address: no slash at the end, no `.html`, and one slash at the beginning. Those with
 * a backslash are left alone, since browsers read it as a slash and `/\host` is another site, and so are blanks and control characters.
 */
export const cleanExpression = String.raw`^/*(/[^/\\\x00-\x20](?:[^\\\x00-\x20]*?[^/\\\x00-\x20])??)(?:/+|/index\.html|\.html)$`

const forEver = 'public, max-age=31536000, immutable'
const text = (type: string) => `${type}; charset=utf-8`

const security = {
  // Browsers heed it over HTTPS alone.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Not `same-origin`: a form that is posted to another origin would then come from "null".
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  // All that a <meta> cannot say; the rest of the policy stands in each page, with the hashes of its scripts.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** What others may show or read from their own pages: cards in previews of links, the API's document, the feeds. */
const shared = ['/og/*', routes.apiYaml, routes.apiJson, routes.releaseRss, routes.releaseAtom, routes.releaseJson]

const headers: readonly HeaderRule[] = [
  { path: '/*', headers: { ...security, 'Cache-Control': 'no-cache' } },
  // These names hold a hash of what is in the file.
  { path: '/_next/static/*', headers: { 'Cache-Control': forEver } },
  { path: '/search-index/search-*', headers: { 'Cache-Control': forEver } },
  { path: '/search-worker/*', headers: { 'Cache-Control': forEver } },
  ...shared.map((path) => ({ path, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } })),
]

const types = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  json: 'application/json',
  md: text('text/markdown'),
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: text('text/plain'),
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
  yaml: 'application/yaml',
}

/**
 * The one description of paths, redirects and headers, for a site below `basePath`.
 * @param redirects from moved pages and entry addresses, without the base path
 */
export function buildHostRules(redirects: readonly Redirect[] = [], basePath = ''): HostRules {
  return {
    basePath,
    redirects: redirects.map(({ from, to, status }) => ({
      from: basePath + from,
      to: to.startsWith('/') ? basePath + to : to,
      status,
    })),
    headers: headers.map((rule) => ({ ...rule, path: basePath + rule.path })),
    types,
    hidden: ['/_headers', '/_redirects', '/.nojekyll', '/404'].map((path) => basePath + path),
    notFound: `${basePath}/404.html`,
    markdownAccept: String.raw`text/markdown\s*(,|$|;\s*q=1)`,
  }
}
