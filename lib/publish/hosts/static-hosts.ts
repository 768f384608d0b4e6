import { listHeaders } from './resolve-request'
import { generatedNote, type HostRules } from './rules'

const notes = (lines: readonly string[]) => [generatedNote, ...lines].map((line) => `# ${line}`)

/** Writes the headers as Netlify and Cloudflare Pages read them from the file `_headers` in the site's folder. */
export function toHeadersFile(rules: HostRules): string {
  const [everywhere, ...others] = rules.headers
  // Pages have addresses without an ending here, so they need the rule for every address.
  const { 'Content-Type': _type, Vary: _vary, 'Cache-Control': _cache, ...page } = listHeaders(rules, rules.notFound)
  // One of the hosts joins the values of two rules with a comma and the other takes one of them, so no header is set twice for an address.
  const rows = others.flatMap(({ path, headers }) => {
    const own = Object.entries(headers).filter(([name]) => !(name in page))
    return own.length ? [path, ...own.map(([name, value]) => `  ${name}: ${value}`)] : []
  })
  // Policies are the exception, because a browser obeys all of them.
  const name = 'Content-Security-Policy'
  const active = Object.entries(rules.types).filter(([, type]) => type.includes('xml'))
  const policies = active.flatMap(([ending]) => [
    `${rules.basePath}/*.${ending}`,
    `  ${name}: ${everywhere?.headers[name]}`,
  ])
  // Both hosts take TypeScript for a video. They know every other ending.
  const source = [`${rules.basePath}/*.ts`, `  Content-Type: ${rules.types.ts}`]
  return `${[
    ...notes([
      'For Netlify and Cloudflare Pages. Both revalidate pages at every visit without being told to.',
      'What nginx and Caddy can do and these hosts can’t:',
      '- Send Markdown at the page’s own address for `Accept: text/markdown`. It’s at <path>.md.',
      '- `Vary: Accept`, which isn’t needed without that.',
      '- Set one header to two values. What other sites may show (cards, feeds, the API’s document) is `same-origin` here.',
      '- Tell pages from files by their address. Only SVG and XML, which could run scripts, get the strict policy for files.',
      '- Refuse files whose name begins with a dot. Publish `out/` as it is: it contains none but `.nojekyll` and `.well-known`.',
      '- Redirect addresses with two slashes in a row. The page works there, too.',
      '- Send files compressed beforehand. Both hosts compress by themselves.',
    ]),
    `${rules.basePath}/*`,
    ...Object.entries(page).map(([name, value]) => `  ${name}: ${value}`),
    ...rows,
    ...Object.entries(rules.fileTypes).flatMap(([path, type]) => [path, `  Content-Type: ${type}`]),
    ...policies,
    ...source,
  ].join('\n')}\n`
}

/** Writes the redirects as Netlify and Cloudflare Pages read them from the file `_redirects`. Both keep the query. */
export function toRedirectsFile(rules: HostRules): string {
  return `${[
    ...notes([
      'For Netlify and Cloudflare Pages. Both serve x.html at /x. Cloudflare Pages redirects /x/ and /x.html to /x; on Netlify, turn on “Pretty URLs”',
      'for that. Neither can choose by `Accept` here.',
    ]),
    ...rules.redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
  ].join('\n')}\n`
}

/** Reads the redirects from a `_redirects` file. Lines that aren't redirects are left out. */
export function parseRedirectsFile(text: string): HostRules['redirects'] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.split(' ')
    return from?.startsWith('/') && to ? [{ from, to, status: status === '301' ? 301 : 302 }] : []
  })
}

/** Writes notes on GitHub Pages, which doesn't read any configuration. */
export function toGitHubPagesNotes(rules: HostRules): string {
  const headers = Object.keys(rules.headers[0]?.headers ?? {})
  return `<!-- ${generatedNote} -->
# GitHub Pages

Publish \`out/\` as it is, with its \`.nojekyll\`. Without that file, the folder \`_next\` is left out. The host serves \`x.html\` at \`/x\`, and \`404.html\` at unknown
addresses, and it compresses files (gzip).

What this host can't do:

- **Headers.** You can't set any, so these are missing: ${headers.map((name) => `\`${name}\``).join(', ')}. The policy in each page's
  \`<meta>\` still applies, except for \`frame-ancestors\`. Files that aren't pages have no policy at all, so an SVG opened by its address
  could run scripts: only publish drawings you trust. Browsers may keep every file for ten minutes.
- **Redirects.** ${rules.redirects.length} addresses redirect with a page instead of a status.
- **Addresses with a slash at the end** get status 404 where there is a page, and \`/x.html\` is a second address of \`/x\`. Addresses with two
  slashes in a row aren't redirected.
- **Files whose name begins with a dot** can't be refused. Publish \`out/\` without a \`.git\` folder in it.
- **Content types of single files**: ${Object.entries(rules.fileTypes)
    .map(([path, type]) => `\`${path}\` should be \`${type}\``)
    .join(', ')}. Readers accept what the ending gives them.
- **Markdown at the page’s own address.** Read it at \`<path>.md\`.
- **Files compressed beforehand** aren't used. Leave \`*.br\` and \`*.gz\` out when you publish.
`
}
