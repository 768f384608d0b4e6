import { listHeaders } from './resolve-request'
import {
  cleanExpression,
  dotfileExpression,
  generatedNote,
  type HostRedirect,
  type HostRules,
  homeExpression,
  listHeaderValues,
  listTextTypes,
  repeatedSlashesExpression,
  safePathExpression,
  smallestCompressed,
  wellKnownExpression,
} from './rules'

/** Writes the site as a `Caddyfile`. Everything is in one `route`, which keeps the directives in the order they're written. */
export function toCaddy(rules: HostRules): string {
  return `${[
    `# ${generatedNote}`,
    '# Set the address and root to your own. If you write a domain instead of :8080, Caddy obtains its certificate.',
    '',
    ':8080 {',
    ...indent([
      'root * /var/www/site',
      '# A question mark only where there is a query.',
      'map {query} {site_query} {',
      ...indent(['~^$ ""', 'default "?{query}"']),
      '}',
      'route {',
      ...indent(writeRoute(rules)),
      '}',
      'handle_errors {',
      ...indent([
        ...Object.entries(listHeaders(rules, rules.notFound)).map(([name, value]) => `header ${name} ${quote(value)}`),
        `rewrite * ${rules.notFound}`,
        '# The file system rejects names that are too long or contain a null byte. There is no such file, so the status is 404.',
        `@impossible expression ${quote('{err.message}.matches("file name too long|invalid argument")')}`,
        'handle @impossible {',
        ...indent(toFileServer('status 404')),
        '}',
        ...toCompression(rules),
        ...toFileServer(),
      ]),
      '}',
    ]),
    '}',
  ].join('\n')}\n`
}

function writeRoute(rules: HostRules): string[] {
  return [
    '# If several lines set the same header, the last one that matches wins.',
    "# Responses don't need to name the server.",
    'header -Server',
    ...listHeaderValues(rules).flatMap(({ name, values }) =>
      values
        .filter(({ path }) => !endingOf(path))
        .map(({ path, value }) => `header ${toMatcher(path, rules.basePath)} ${name} ${quote(value)}`),
    ),
    '',
    '@change not method GET HEAD',
    'header @change Allow "GET, HEAD"',
    'respond @change 405',
    '# Pages have one address: single slashes, none at the end, no .html. A backslash stays: browsers read /\\host as another site.',
    '@changed expression {http.request.uri} != {http.request.orig_uri}',
    '@slashes {',
    ...indent([
      `vars_regexp {http.request.uri} ${quote(`(?i)${repeatedSlashesExpression}`)}`,
      `path_regexp ${quote(safePathExpression)}`,
    ]),
    '}',
    ...writeCleanRedirect('@slashes'),
    ...rules.redirects.map(writeRedirect),
    `@home path_regexp ${quote(homeExpression)}`,
    ...writeCleanRedirect('@home'),
    `@page path_regexp ${quote(cleanExpression)}`,
    ...writeCleanRedirect('@page'),
    '@dotfile {',
    ...indent([
      `path_regexp ${quote(dotfileExpression)}`,
      `not path_regexp ${quote(`^${rules.basePath}${wellKnownExpression}`)}`,
    ]),
    '}',
    'error @dotfile 404',
    '# Caddy reads a backslash in the name of a file as an escape, so /ab\\out would be the page /about.',
    `@backslash path_regexp ${quote(String.raw`\\`)}`,
    'error @backslash 404',
    ...rules.hidden.map((path) => `error ${path} 404`),
    '',
    '# A file comes before a folder of its name: /releases/2.0 is releases/2.0.html, next to a folder of data.',
    '@asked_for_markdown {',
    ...indent([
      `header_regexp Accept ${quote(`(?i)${rules.markdownAccept}`)}`,
      'file {',
      ...indent(['try_files {path}.md {path}/index.md']),
      '}',
    ]),
    '}',
    'rewrite @asked_for_markdown {http.matchers.file.relative}',
    '@exported file {',
    ...indent(['try_files {path}.html {path}/index.html']),
    '}',
    'rewrite @exported {http.matchers.file.relative}',
    ...Object.entries(rules.types).flatMap(([ending, type]) => [
      `@${ending} path *.${ending}`,
      `header @${ending} Content-Type ${quote(type)}`,
    ]),
    ...Object.entries(rules.fileTypes).map(([path, type]) => `header ${path} Content-Type ${quote(type)}`),
    '@negotiated path *.html *.md',
    'header @negotiated Vary Accept',
    ...listHeaderValues(rules).flatMap(({ name, values }) =>
      values.flatMap(({ path, value }) => {
        const ending = endingOf(path)
        return ending ? [`header @${ending} ${name} ${quote(value)}`] : []
      }),
    ),
    '# Files without a compressed copy (`npm run deploy -- files` writes them) are compressed as they are sent.',
    ...toCompression(rules),
    ...toFileServer(),
  ]
}

function toCompression(rules: HostRules): string[] {
  const types = listTextTypes(rules).map((type) => `header Content-Type ${quote(type)}`)
  return [
    'encode {',
    ...indent(['gzip', `minimum_length ${smallestCompressed}`, 'match {', ...indent(types), '}']),
    '}',
  ]
}

function writeRedirect({ from, to, status }: HostRedirect): string {
  const [before = '', hash] = to.split('#')
  return `redir ${from} ${before}{site_query}${hash === undefined ? '' : `#${hash}`} ${status}`
}

/**
 * Redirects to the page's one address. Caddy encodes `{uri}`, but not a group of an expression. The matcher sees the decoded path, whereas `uri` changes
 * the encoded one. If that leaves everything as it was (`/page.%68tml`), a redirect would go round in circles.
 */
function writeCleanRedirect(matcher: string): string[] {
  return [
    `route ${matcher} {`,
    ...indent([
      `uri path_regexp ${quote('(?i)(?:/|%2f)+')} /`,
      `uri path_regexp ${quote(homeExpression)} /`,
      `uri path_regexp ${quote(cleanExpression)} $1`,
      'redir @changed {uri} 301',
    ]),
    '}',
  ]
}

/** Writes the file server. Without the first option, Caddy would add slashes to the addresses of folders that share a page's name. */
const toFileServer = (...options: string[]) => [
  'file_server {',
  ...indent(['disable_canonical_uris', 'precompressed br gzip', ...options]),
  '}',
]

/** Returns a rule's path as Caddy matches it. `/one/*` would leave out `/one`, which is the home page of a site below a path. */
const toMatcher = (path: string, basePath: string) => (path === `${basePath}/*` ? '*' : path)

/** Returns the ending in a pattern such as `/*.html`, which Caddy can only compare once it knows the file. */
const endingOf = (path: string) => /\*\.(\w+)$/.exec(path)?.[1]
const indent = (lines: readonly string[]) => lines.map((line) => (line ? `\t${line}` : ''))
/** Quotes a text with backticks, between which Caddy reads every character literally. */
const quote = (text: string) => `\`${text}\``
