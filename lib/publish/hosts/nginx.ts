import { previewsPath } from '../preview/preview'
import { listHeaders } from './resolve-request'
import {
  cleanExpression,
  dotfileExpression,
  generatedNote,
  type HeaderValues,
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

/**
 * Writes the site as a file for nginx's `http` block. Headers come from maps of the file that's sent, because an `add_header` in a location would switch
 * off all those of the server.
 */
export function toNginx(rules: HostRules): string {
  const headers = listHeaderValues(rules)
  return `${[
    `# ${generatedNote}`,
    '# Include it in the http block, and set root, listen and server_name to your own.',
    '# Debian: nginx-light and `libnginx-mod-http-brotli-static`. Without that module, remove brotli_static, and nginx sends gzip.',
    '',
    '# Whether a page is wanted as Markdown.',
    `map $http_accept $site_page { default html; ${quote(`~*${rules.markdownAccept}`)} md; }`,
    'map $uri $site_vary { default ""; "~\\.(html|md)$" Accept; }',
    ...headers.flatMap(writeMap),
    '',
    'server {',
    ...writeServer(rules, headers).map((line) => (line ? `  ${line}` : '')),
    '}',
  ].join('\n')}\n`
}

function writeServer(rules: HostRules, headers: readonly HeaderValues[]): string[] {
  const moved = rules.hidden.map((path) => `location = ${quote(path)} { return 404; }`)
  return [
    'listen 8080;',
    'server_name _;',
    'root /var/www/site;',
    'absolute_redirect off;',
    'server_tokens off;',
    '# With TLS, a browser can read a record only once all of it has arrived. A record of 16 KB, the default, takes two round trips, and one of 4 KB takes one.',
    'ssl_buffer_size 4k;',
    '',
    'types {',
    ...Object.entries(rules.types).map(([ending, type]) => `  ${quote(type)} ${ending};`),
    '}',
    'default_type application/octet-stream;',
    '',
    '# `npm run deploy -- files` writes a Brotli and a gzip copy next to each file.',
    'brotli_static on;',
    'gzip_static on;',
    '# Until that has been done, nginx compresses what it sends.',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    `gzip_min_length ${smallestCompressed};`,
    `gzip_types ${listTextTypes(rules).map(quote).join(' ')};`,
    '',
    ...headers.map(
      (header) =>
        `add_header ${header.name} ${isMapped(header) ? variable(header.name) : quote(header.values[0]?.value ?? '')} always;`,
    ),
    'add_header Vary $site_vary always;',
    '',
    '# Pages have one address: no slash at the end, no .html. A backslash stays: browsers read /\\host as another site.',
    '# These skip named locations, so that the page of a 404 is sent as it is.',
    `rewrite ${quote(homeExpression)} / permanent;`,
    `rewrite ${quote(cleanExpression)} $1 permanent;`,
    '# nginx has merged repeated slashes in the path, but not in what the browser shows.',
    `if ($request_uri ~* ${quote(repeatedSlashesExpression)}) { rewrite ${quote(`(${safePathExpression})`)} $1 permanent; }`,
    '',
    ...rules.redirects.map(writeRedirect),
    ...moved,
    ...Object.entries(rules.fileTypes).map(
      ([path, type]) => `location = ${quote(path)} { types { } default_type ${quote(type)}; }`,
    ),
    `location ~ ${quote(toDotfileExpression(rules))} { return 404; }`,
    '',
    '# A file comes before a folder of its name: /releases/2.0 is releases/2.0.html, next to a folder of data.',
    'location / { try_files $uri $uri.$site_page $uri.html $uri/index.$site_page $uri/index.html =404; }',
    '',
    'error_page 404 @not_found;',
    `location @not_found { try_files ${rules.notFound} =404; }`,
  ]
}

function writeRedirect({ from, to, status }: HostRedirect): string {
  const [before = '', hash] = to.split('#')
  const target = `${before}$is_args$args${hash === undefined ? '' : `#${hash}`}`
  return `location = ${quote(from)} { return ${status} ${quote(target)}; }`
}

/** Writes a map from the file to the value. nginx uses the first expression that matches and our rules the last, so the order is reversed. */
function writeMap(header: HeaderValues): string[] {
  if (!isMapped(header)) return []
  const [first, ...others] = header.values
  return [
    `map $uri ${variable(header.name)} {`,
    `  default ${quote(first?.value ?? '')};`,
    ...others.reverse().map(({ path, value }) => `  ${quote(toExpression(path))} ${quote(value)};`),
    '}',
  ]
}

function toExpression(path: string): string {
  const [before = '', after] = path.split('*').map(literal)
  if (after === undefined) return `~^${before}$`
  return after ? `~^${before}.*${after}$` : `~^${before}`
}

/** Returns an expression for files whose name begins with a dot, except those below `/.well-known/`. */
function toDotfileExpression({ basePath }: HostRules): string {
  return `^(?!${literal(basePath)}${wellKnownExpression}).*${dotfileExpression}`
}

/** A preview's base path, which nginx keeps in `$preview`. */
const preview = `(?<preview>${previewsPath}/[a-z0-9-]+)`
const inside = String.raw`[^\\?\x00-\x20]`
const previewCleanExpression = `^(${previewsPath}(?:/${inside}*?[^/\\\\?\\x00-\\x20])??)(?:/+|/index\\.html|\\.html)$`

/**
 * Writes the branch previews as part of a server block for nginx. Every location repeats all headers, because a location that adds one drops all those
 * that the server adds.
 * @param rules those of a site at the root of its host
 */
export function toNginxPreviews(rules: HostRules): string {
  const prefixes = rules.headers.map(({ path }) => path).filter((path) => path.endsWith('*') && path !== '/*')
  const dotfile = `^(?<preview>${previewsPath}(?:/[a-z0-9-]+)?+)(?!${wellKnownExpression}).*${dotfileExpression}`
  return `${[
    `# ${generatedNote}`,
    '# Previews of branches (npm run preview -- publish). Include it in a server block whose root is the folder they were published to. The one in nginx.conf',
    '# will do, too. Each preview is a separate site below /previews/<branch>, has its own not-found page, and is hidden from search engines.',
    '',
    '# A page has one address, without slashes at the end or in a row.',
    `rewrite ${quote(previewCleanExpression)} $1 permanent;`,
    `if ($request_uri ~* ${quote(repeatedSlashesExpression)}) { rewrite ${quote(`^(${previewsPath}/${inside}*)$`)} $1 permanent; }`,
    '',
    ...writeLocation(`= ${previewsPath}`, writeHeaders(rules, '/index.html'), [
      `try_files ${previewsPath}/index.html =404;`,
    ]),
    ...writeLocation(`~ ${quote(dotfile)}`, [], ['return 404;']),
    ...writeLocation(`~ ${quote(`^${preview}/(?:_headers|_redirects|404)$`)}`, [], ['return 404;']),
    ...prefixes.flatMap((path) =>
      writeLocation(`~ ${quote(`^${preview}${path.slice(0, -1)}`)}`, writeHeaders(rules, path), [
        'try_files $uri =404;',
      ]),
    ),
    '# A page comes before a folder of its name: x.html has the data of its parts in the folder x/.',
    ...writeLocation(`~ ${quote(`^${preview}(?:[/.]|$)`)}`, writeHeaders(rules, '/x.html'), [
      'try_files $uri.html $uri/index.html @preview_file;',
    ]),
    ...writeLocation('@preview_file', writeHeaders(rules, '/x'), ['try_files $uri =404;']),
    ...writeLocation(
      '@preview_missing',
      writeHeaders(rules, rules.notFound),
      ['try_files $preview/404.html =404;'],
      false,
    ),
  ].join('\n')}\n`
}

function writeLocation(
  match: string,
  headers: readonly string[],
  lines: readonly string[],
  hasOwnPage = true,
): string[] {
  const errorPage = hasOwnPage ? ['error_page 404 @preview_missing;'] : []
  return [`location ${match} {`, ...[...headers, ...errorPage, ...lines].map((line) => `  ${line}`), '}', '']
}

/** Writes the headers of a file except two: nginx finds the type by the file's ending, and previews don't vary by `Accept`. */
function writeHeaders(rules: HostRules, address: string): string[] {
  const { 'Content-Type': _type, Vary: _vary, ...headers } = listHeaders(rules, address)
  return Object.entries({ ...headers, 'X-Robots-Tag': 'noindex, nofollow' }).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  )
}

const literal = (text: string) => text.replace(/[.+?()[\]{}|^$\\]/g, '\\$&')

const isMapped = ({ values }: HeaderValues) => values.length > 1
const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`
/** Quotes a text. Between quotation marks, nginx reads everything literally except these two characters and `$`. */
const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
