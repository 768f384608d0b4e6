/** How many hexadecimal digits of a hash the worker knows. They tell two versions of a page apart, and don't have to resist an attacker. */
export const hashDigits = 12

/** What the worker knows about the deploy that it belongs to. The build writes it in front of the worker (`scripts/tools/build/write-offline-worker.ts`). */
export type OfflineSite = {
  /** Differs between two deploys unless they're the same, byte by byte. */
  id: string
  /** The name of the site. */
  name: string
  /** The base path, with a slash at the end. */
  base: string
  /** The path of the previews, which are other sites on the same origin. */
  previews: string
  /** The beginning of the SHA-256 of each page, by address. */
  pages: Readonly<Record<string, string>>
  /** The same for files with fixed names that a page or the search needs. */
  files: Readonly<Record<string, string>>
  /** How the addresses of files begin whose names contain a hash of their content. */
  immutable: readonly string[]
  /** The files that a search of the current version needs for its first answer. */
  search: readonly string[]
}

/** A file of the site. If there's an `integrity`, the browser compares it with what it fetches. */
export type KeptFile = { path: string; integrity?: string }

/** What decides about a request. */
type AskedFor = Pick<Request, 'url' | 'method' | 'mode' | 'integrity' | 'headers'>

/**
 * Returns what the worker may answer if there's no connection: a page, or a file of one. It's undefined for requests that the worker leaves to the browser:
 * those of other sites and of previews, those that change something or want a part of a file, and the router's own data, which name no hash.
 */
export function findWanted(
  { url, method, mode, integrity, headers }: AskedFor,
  site: OfflineSite,
  origin: string,
): { kind: 'page' | 'file'; path: string } | undefined {
  const asked = new URL(url)
  const path = asked.pathname
  const isPreview = path === site.previews || path.startsWith(`${site.previews}/`)
  if (method !== 'GET' || headers.has('Range') || asked.origin !== origin || isPreview) return undefined
  if (mode === 'navigate') return { kind: 'page', path: toPagePath(path, site.base) }
  const isKnown = isImmutable(path, site) || Object.hasOwn(site.files, path) || integrity !== ''
  return isKnown && !asked.search ? { kind: 'file', path } : undefined
}

/** Returns whether the name of a file changes with its content. */
export const isImmutable = (path: string, { immutable }: Pick<OfflineSite, 'immutable'>) =>
  immutable.some((start) => path.startsWith(start))

/**
 * Returns a page's one address, as hosts redirect to it.
 * @example toPagePath('/docs/features/habits.html', '/') // => '/docs/features/habits'
 */
export function toPagePath(pathname: string, base: string): string {
  const path = pathname.replace(/(?:\/index)?\.html$|\/+$/, '')
  return path || base
}

/** Lists the files that a page needs to be read and used: its data, styles and scripts, fonts and pictures. An attribute may list several of them. */
export function listFiles(html: string): KeptFile[] {
  // Browsers that know modules skip these scripts.
  const text = html.replace(/<script[^>]* noModule[^>]*><\/script>/g, '')
  const data = Array.from(text.matchAll(/(?<=[" ])(\/[^"# ]+\.txt)#(sha256-[^" ]+)/g), ([, path = '', integrity]) => ({
    path,
    integrity,
  }))
  const named = Array.from(text.matchAll(/(?<=[" ])(\/(?:[^" ]+\/)?_next\/static\/[^" ]+\.(?:js|css|woff2))(?=[" ])/g))
  const pictures = Array.from(text.matchAll(/<img[^>]* src="(\/[^"]+)"/g))
  const others = new Set([...named, ...pictures].map(([, path = '']) => path))
  return [...data, ...Array.from(others, (path) => ({ path }))]
}
