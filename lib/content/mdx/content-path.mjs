import { config } from '../../site/config.mjs'

const currentDocs = `docs/${config.currentDocsVersion}/`

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
