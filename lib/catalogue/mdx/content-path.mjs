import { versions } from '../../site/version-list.mjs'

const currentDocs = `docs/${versions[0].id}/`

/**
 * Returns the address of the page that a file of `content/` becomes.
 * @param {string} path relative to `content/`
 * @example contentPathToHref('docs/2.x/features/habits.mdx') // => '/docs/features/habits'
 */
export function contentPathToHref(path) {
  const bare = path.replace(/\.mdx$/, '')
  if (bare.startsWith(currentDocs)) return `/docs/${bare.slice(currentDocs.length)}`
  if (bare.startsWith('pages/')) return bare === 'pages/home' ? '/' : `/${bare.slice('pages/'.length)}`
  return `/${bare}`
}

/**
 * Returns where a link in a file of `content/` leads. `/docs/…` in an archived page means the page of that version, if there is one, so that archiving a
 * version doesn't send its readers to the next one. To link to the page of the current version instead, editors name its file (`../../2.x/…`).
 * @param {string} address
 * @param {string} from the file that contains the link, relative to `content/`
 * @param {(path: string) => boolean} hasFile
 * @example keepInVersion('/docs/features/habits#streaks', 'docs/1.x/start.mdx', () => true) // => '/docs/1.x/features/habits#streaks'
 */
export function keepInVersion(address, from, hasFile) {
  const [, version] = /^docs\/([^/]+)\//.exec(from) ?? []
  const [, slug, rest = ''] = /^\/docs\/([^?#]+?)\/?([?#].*)?$/.exec(address) ?? []
  if (!version || !slug || from.startsWith(currentDocs) || !hasFile(`docs/${version}/${slug}.mdx`)) return address
  return `/docs/${version}/${slug}${rest}`
}
