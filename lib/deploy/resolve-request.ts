import { cleanExpression, type HostRules, homeExpression } from './host-rules'

/** What a host is asked: the decoded path, the query with its question mark or empty, and the header `Accept`. */
export type HostRequest = { path: string; query: string; accept: string }

/** What it does: leads on, or sends a file of the site. */
export type HostAnswer = { redirect: string; status: number } | { file: string; status: 200 | 404 }

/**
 * What a host with these rules answers. The site's own server asks it; the configurations in `deploy/` say the same to nginx and Caddy, and one
 * suite holds all three to it.
 * @param hasFile whether a file stands at an address, such as `/docs/features/habits.html`
 */
export function resolveRequest(
  rules: HostRules,
  { path, query, accept }: HostRequest,
  hasFile: (address: string) => boolean,
): HostAnswer {
  const moved = rules.redirects.find(({ from }) => from === path)
  if (moved) return { redirect: addQuery(moved.to, query), status: moved.status }
  const clean = toCleanPath(path)
  if (clean !== path) return { redirect: encodeURI(clean) + query, status: 301 }

  const ending = new RegExp(rules.markdownAccept, 'i').test(accept) ? 'md' : 'html'
  const stem = path === '/' ? '' : path
  const file = [path, `${stem}.${ending}`, `${stem}.html`, `${stem}/index.${ending}`, `${stem}/index.html`].find(
    hasFile,
  )
  if (!file || rules.hidden.includes(path)) return { file: rules.notFound, status: 404 }
  return { file, status: 200 }
}

/** The one address of a page, or the path itself. */
function toCleanPath(path: string): string {
  if (new RegExp(homeExpression).test(path)) return '/'
  return new RegExp(cleanExpression).exec(path)?.[1] ?? path
}

function addQuery(address: string, query: string): string {
  const [before = '', hash] = address.split('#')
  return `${before}${query}${hash === undefined ? '' : `#${hash}`}`
}

/** The headers of the file at `address`, where a later rule wins, and its content type. */
export function listHeaders(rules: HostRules, address: string): Record<string, string> {
  const ending = address.slice(address.lastIndexOf('.') + 1)
  const fitting = rules.headers.filter(({ path }) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path,
  )
  const type = rules.types[ending]
  return {
    ...Object.assign({}, ...fitting.map(({ headers }) => headers)),
    ...(type && { 'Content-Type': type }),
    ...(isNegotiated(address) && { Vary: 'Accept' }),
  }
}

/** Whether what is sent at this address depends on `Accept`. */
function isNegotiated(address: string): boolean {
  return /\.(?:html|md)$/.test(address)
}
