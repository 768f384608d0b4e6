import { type HeaderValues, listHeaderValues } from './header-values'
import {
  cleanExpression,
  dotfileExpression,
  type HostRules,
  homeExpression,
  type Redirect,
  safePathExpression,
  wellKnownExpression,
} from './host-rules'
import { generatedNote } from './notes'

/**
 * Writes the site as a file for nginx's `http` block. Headers come from maps of the file that's sent, because an `add_header` in a location would switch
 * off all those of the server.
 */
export function toNginx(rules: HostRules): string {
  const headers = listHeaderValues(rules)
  return `${[
    ...generatedNote.map((line) => `# ${line}`),
    '# Include it in the http block, and set root, listen and server_name to your own.',
    '# Debian: nginx-light and libnginx-mod-http-brotli-static. Without that module, take brotli_static out: gzip is left.',
    '',
    '# Whether the Markdown twin of a page is wanted.',
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
    '',
    'types {',
    ...Object.entries(rules.types).map(([ending, type]) => `  ${quote(type)} ${ending};`),
    '}',
    'default_type application/octet-stream;',
    '',
    '# The build wrote each file in both ways beside the plain one.',
    'brotli_static on;',
    'gzip_static on;',
    'gzip_vary on;',
    '',
    ...headers.map(
      (header) =>
        `add_header ${header.name} ${isMapped(header) ? variable(header.name) : quote(header.values[0]?.value ?? '')} always;`,
    ),
    'add_header Vary $site_vary always;',
    '',
    '# Pages have one address: no slash at the end, no .html. A backslash stays: browsers read /\\host as another site.',
    '# Named locations are left alone, so that the page of a 404 is sent as it is.',
    `rewrite ${quote(homeExpression)} / permanent;`,
    `rewrite ${quote(cleanExpression)} $1 permanent;`,
    '# nginx has merged repeated slashes in the path, but not in what the browser shows.',
    `if ($request_uri ~* ${quote(repeatedSlashes)}) { rewrite ${quote(`(${safePathExpression})`)} $1 permanent; }`,
    '',
    ...rules.redirects.map(writeRedirect),
    ...moved,
    `location ~ ${quote(toDotfileExpression(rules))} { return 404; }`,
    '',
    '# A file comes before a folder of its name: /releases/2.0 is releases/2.0.html, beside which stands a folder of data.',
    'location / { try_files $uri $uri.$site_page $uri.html $uri/index.$site_page $uri/index.html =404; }',
    '',
    'error_page 404 @not_found;',
    `location @not_found { try_files ${rules.notFound} =404; }`,
  ]
}

function writeRedirect({ from, to, status }: Redirect): string {
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

/** Two slashes in a row before the query, encoded or not. */
export const repeatedSlashes = '^[^?]*(/|%2f)(/|%2f)'
const literal = (text: string) => text.replace(/[.+?()[\]{}|^$\\]/g, '\\$&')

const isMapped = ({ values }: HeaderValues) => values.length > 1
const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`
/** Quotes a text. Between quotation marks, nginx reads everything literally except these two characters and `$`. */
export const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
