import {
  cleanExpression,
  dotfileExpression,
  type HostRules,
  homeExpression,
  safePathExpression,
  wellKnownExpression,
} from './rules'

/** A request to a host: the decoded path, the query (with its question mark, or empty) and the `Accept` header. */
type HostRequest = { path: string; query: string; accept: string }

/** The host's response: a redirect, or a file of the site. */
type HostAnswer = { redirect: string; status: number } | { file: string; status: 200 | 404 }

/**
 * Returns how a host with these rules responds. The site's own server calls it. The configurations in `deploy/` tell nginx and Caddy the same, and one
 * test suite checks that all three agree.
 * @param hasFile whether there's a file at an address, such as `/docs/features/habits.html`
 */
export function resolveRequest(
  rules: HostRules,
  { path, query, accept }: HostRequest,
  hasFile: (address: string) => boolean,
): HostAnswer {
  const moved = rules.redirects.find(({ from }) => from === path)
  if (moved) return { redirect: addQuery(moved.to, query), status: moved.status }
  const clean = toCleanPath(path)
  if (clean !== path) return { redirect: encodePath(clean) + query, status: 301 }

  const ending = new RegExp(rules.markdownAccept, 'i').test(accept) ? 'md' : 'html'
  const stem = path === '/' ? '' : path
  const candidates = [path, `${stem}.${ending}`, `${stem}.html`, `${stem}/index.${ending}`, `${stem}/index.html`]
  const file = isHidden(rules, path) ? undefined : candidates.find(hasFile)
  return file ? { file, status: 200 } : { file: rules.notFound, status: 404 }
}

/** Returns the page's one address, with single slashes. Returns the path itself if there's no other address, or none that's safe in a redirect. */
function toCleanPath(path: string): string {
  const single = new RegExp(safePathExpression).test(path) ? path.replace(/\/{2,}/g, '/') : path
  if (new RegExp(homeExpression).test(single)) return '/'
  return new RegExp(cleanExpression).exec(single)?.[1] ?? single
}

/** Encodes a path. `encodeURI` leaves `?` and `#` as they are, because it expects a whole address. */
const encodePath = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent)

/** Returns whether the path leads to a hidden file, to a name that begins with a dot, or to anything through `.` or `..`. */
function isHidden({ basePath, hidden }: HostRules, path: string): boolean {
  if (hidden.includes(path)) return true
  const isWellKnown = new RegExp(`^${basePath}${wellKnownExpression}`).test(path)
  return new RegExp(dotfileExpression).test(path) && !isWellKnown
}

function addQuery(address: string, query: string): string {
  const [before = '', hash] = address.split('#')
  return `${before}${query}${hash === undefined ? '' : `#${hash}`}`
}

/** Returns the headers and content type of the file at `address`. Later rules override earlier ones. */
export function listHeaders(rules: HostRules, address: string): Record<string, string> {
  const ending = address.slice(address.lastIndexOf('.') + 1)
  const fitting = rules.headers.filter(({ path }) => {
    const [before = '', after] = path.split('*')
    return after === undefined ? address === path : address.startsWith(before) && address.endsWith(after)
  })
  const type = rules.fileTypes[address] ?? rules.types[ending]
  return {
    ...Object.assign({}, ...fitting.map(({ headers }) => headers)),
    ...(type && { 'Content-Type': type }),
    // The file that's sent at the address of a page depends on `Accept`.
    ...(/\.(?:html|md)$/.test(address) && { Vary: 'Accept' }),
  }
}
