import type { HostRules } from './host-rules'
import { generatedNote } from './notes'

const notes = (lines: readonly string[]) => [...generatedNote, ...lines].map((line) => `# ${line}`)

/** The headers as Netlify and Cloudflare Pages read them from the file `_headers` in the site's folder. */
export function toHeadersFile(rules: HostRules): string {
  const [everywhere, ...others] = rules.headers
  const taken = new Set(Object.keys(everywhere?.headers ?? {}).filter((name) => name !== 'Cache-Control'))
  // One host joins the values of two rules with a comma, the other takes either: so no header is set twice for an address.
  const rows = others.flatMap(({ path, headers }) => {
    const own = Object.entries(headers).filter(([name]) => !taken.has(name))
    return own.length ? [path, ...own.map(([name, value]) => `  ${name}: ${value}`)] : []
  })
  return `${[
    ...notes([
      'Of Netlify and Cloudflare Pages. Pages are asked for again each time: both hosts do so by themselves.',
      'What these hosts cannot do, and nginx and Caddy can:',
      '- Markdown at the page’s own address for `Accept: text/markdown`: read it at <path>.md.',
      '- `Vary: Accept`, which nothing here needs then.',
      '- Two values of one header: what other sites may show (cards, feeds, the API’s document) stays `same-origin` here.',
      '- Files compressed beforehand: both hosts compress by themselves.',
    ]),
    `${rules.basePath}/*`,
    ...[...taken].map((name) => `  ${name}: ${everywhere?.headers[name]}`),
    ...rows,
  ].join('\n')}\n`
}

/** The redirects as Netlify and Cloudflare Pages read them from the file `_redirects`; both keep the query. */
export function toRedirectsFile(rules: HostRules): string {
  return `${[
    ...notes([
      'Of Netlify and Cloudflare Pages. Both answer /x with x.html. Cloudflare Pages leads /x/ and /x.html to /x by itself; on Netlify switch on',
      '“Pretty URLs” for it. Neither can choose by `Accept` here.',
    ]),
    ...rules.redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
  ].join('\n')}\n`
}

/** The redirects in a file `_redirects`; what is no redirect is left out. */
export function parseRedirectsFile(text: string): HostRules['redirects'] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.split(' ')
    return from?.startsWith('/') && to ? [{ from, to, status: status === '301' ? 301 : 302 }] : []
  })
}

/** What there is to know about GitHub Pages, which reads no configuration. */
export function toGitHubPagesNotes(rules: HostRules): string {
  const headers = Object.keys(rules.headers[0]?.headers ?? {})
  return `<!-- ${generatedNote.join(' ')} -->
# GitHub Pages

Publish \`out/\` as it is, with its \`.nojekyll\`: without it the folder \`_next\` is left out. \`/x\` is answered with \`x.html\`, unknown addresses
with \`404.html\`, and files are compressed (gzip).

What this host cannot do:

- **Headers.** None can be set, so these are missing: ${headers.map((name) => `\`${name}\``).join(', ')}. What the policy of each page says in its
  \`<meta>\` holds all the same, except for \`frame-ancestors\`. All files may be kept for ten minutes.
- **Redirects.** ${rules.redirects.length} addresses lead on by a page that moves on at once, not by a status.
- **Addresses with a slash at the end** get status 404 where there is a page, and \`/x.html\` is answered beside \`/x\`.
- **Markdown at the page’s own address.** Read it at \`<path>.md\`.
- **Files compressed beforehand** are not used. Leave \`*.br\` and \`*.gz\` out when you publish.
`
}
