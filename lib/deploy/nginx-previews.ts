import { previewsPath } from '../preview/segment'
import { dotfileExpression, type HostRules, wellKnownExpression } from './host-rules'
import { quote, repeatedSlashes } from './nginx'
import { generatedNote } from './notes'
import { listHeaders } from './resolve-request'

/** A preview's base path, which nginx keeps in `$preview`. */
const preview = `(?<preview>${previewsPath}/[a-z0-9-]+)`
const inside = String.raw`[^\\?\x00-\x20]`
const cleanExpression = `^(${previewsPath}(?:/${inside}*?[^/\\\\?\\x00-\\x20])??)(?:/+|/index\\.html|\\.html)$`

/**
 * Writes the branch previews as part of a server block for nginx. Every location repeats all headers, because a location that adds one drops all those
 * that the server adds.
 * @param rules those of a site at the root of its host
 */
export function toNginxPreviews(rules: HostRules): string {
  const prefixes = rules.headers.map(({ path }) => path).filter((path) => path.endsWith('*') && path !== '/*')
  const dotfile = `^(?<preview>${previewsPath}(?:/[a-z0-9-]+)?+)(?!${wellKnownExpression}).*${dotfileExpression}`
  return `${[
    ...generatedNote.map((line) => `# ${line}`),
    '# Previews of branches (npm run preview:publish). Include it in a server block whose root is the folder they were published to. The one in nginx.conf',
    '# will do, too. Each preview is a site of its own below /previews/<branch>, has its own not-found page, and is hidden from search engines.',
    '',
    '# A page has one address, without slashes at the end or in a row.',
    `rewrite ${quote(cleanExpression)} $1 permanent;`,
    `if ($request_uri ~* ${quote(repeatedSlashes)}) { rewrite ${quote(`^(${previewsPath}/${inside}*)$`)} $1 permanent; }`,
    '',
    ...writeLocation(`= ${previewsPath}`, toHeaders(rules, '/index.html'), [
      `try_files ${previewsPath}/index.html =404;`,
    ]),
    ...writeLocation(`~ ${quote(dotfile)}`, [], ['return 404;']),
    ...writeLocation(`~ ${quote(`^${preview}/(?:_headers|_redirects|404)$`)}`, [], ['return 404;']),
    ...prefixes.flatMap((path) =>
      writeLocation(`~ ${quote(`^${preview}${path.slice(0, -1)}`)}`, toHeaders(rules, path), ['try_files $uri =404;']),
    ),
    '# A page comes before a folder of its name: x.html has the data of its parts in the folder x/.',
    ...writeLocation(`~ ${quote(`^${preview}(?:[/.]|$)`)}`, toHeaders(rules, '/x.html'), [
      'try_files $uri.html $uri/index.html @preview_file;',
    ]),
    ...writeLocation('@preview_file', toHeaders(rules, '/x'), ['try_files $uri =404;']),
    ...writeLocation(
      '@preview_missing',
      toHeaders(rules, rules.notFound),
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
function toHeaders(rules: HostRules, address: string): string[] {
  const { 'Content-Type': _type, Vary: _vary, ...headers } = listHeaders(rules, address)
  return Object.entries({ ...headers, 'X-Robots-Tag': 'noindex, nofollow' }).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  )
}
