import { listHeaderValues } from './header-values'
import { cleanExpression, type HostRules, homeExpression, type Redirect } from './host-rules'
import { generatedNote } from './notes'

/** The site as a Caddyfile. All stands in one `route`, which keeps the order as it is written. */
export function toCaddy(rules: HostRules): string {
  return `${[
    ...generatedNote.map((line) => `# ${line}`),
    '# Set the address and root to your own; with a domain in place of :8080, Caddy gets the certificate by itself.',
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
        'header Cache-Control no-cache',
        'header Vary Accept',
        `header Content-Type ${quote(rules.types.html ?? '')}`,
        `rewrite * ${rules.notFound}`,
        ...fileServer,
      ]),
      '}',
    ]),
    '}',
  ].join('\n')}\n`
}

function writeRoute(rules: HostRules): string[] {
  return [
    '# Of the lines for one header that fit, the last one wins.',
    '# The server says its name with each answer; ours need not.',
    'header -Server',
    ...listHeaderValues(rules).flatMap(({ name, values }) =>
      values.map(({ path, value }) => `header ${path} ${name} ${quote(value)}`),
    ),
    '',
    '@change not method GET HEAD',
    'header @change Allow "GET, HEAD"',
    'respond @change 405',
    ...rules.redirects.map(writeRedirect),
    '# Pages have one address: no slash at the end, no .html. A backslash stays: browsers read /\\host as another site.',
    `@home path_regexp ${quote(homeExpression)}`,
    'redir @home /{site_query} 301',
    `@page path_regexp page ${quote(cleanExpression)}`,
    'redir @page {re.page.1}{site_query} 301',
    ...rules.hidden.map((path) => `error ${path} 404`),
    '',
    '# A file comes before a folder of its name: /releases/2.0 is releases/2.0.html, beside which stands a folder of data.',
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
    '@negotiated path *.html *.md',
    'header @negotiated Vary Accept',
    ...fileServer,
  ]
}

function writeRedirect({ from, to, status }: Redirect): string {
  const [before = '', hash] = to.split('#')
  return `redir ${from} ${before}{site_query}${hash === undefined ? '' : `#${hash}`} ${status}`
}

/** Without the option it would add slashes to addresses of folders, beside which our pages stand. */
const fileServer = ['file_server {', '\tdisable_canonical_uris', '\tprecompressed br gzip', '}']

const indent = (lines: readonly string[]) => lines.map((line) => (line ? `\t${line}` : ''))
/** Between these marks Caddy takes every letter as it is. */
const quote = (text: string) => `\`${text}\``
