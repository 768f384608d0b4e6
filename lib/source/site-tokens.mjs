import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { config } from '../site/config.mjs'
import { buildTokens, fillTokens } from '../site/tokens.mjs'
import { compareVersions, isVersion } from '../utils/version.mjs'
import { memo } from './memo.mjs'

/**
 * Returns the newest version among the files of `content/releases`, or undefined if there isn't one. Posts that aren't about a version have other
 * names.
 * @param {readonly string[]} fileNames
 * @example findLatestVersion(['1.9.mdx', '1.30.mdx', 'pricing-update.mdx']) // => '1.30'
 */
export function findLatestVersion(fileNames) {
  return fileNames
    .map((name) => path.basename(name, '.mdx'))
    .filter(isVersion)
    .sort(compareVersions)
    .at(-1)
}

/**
 * Returns whether the front matter of a page says that it's a draft.
 * @param {string} source
 */
export function isDraftSource(source) {
  const [, frontMatter = ''] = source.split(/^---[ \t]*$/m, 2)
  return /^draft:[ \t]*(?:true|True|TRUE)[ \t]*(?:#.*)?$/m.test(frontMatter)
}

/**
 * Returns the newest release, which the download links and every "latest version" on the site are based on. A draft doesn't count, not even in previews,
 * because nobody can download it.
 */
export const getLatestVersion = memo(() => {
  const folder = path.join(/*turbopackIgnore: true*/ process.cwd(), 'content', 'releases')
  const posts = readdirSync(folder).filter((name) => name.endsWith('.mdx'))
  const version = findLatestVersion(
    posts.filter((name) => !isDraftSource(readFileSync(path.join(folder, name), 'utf8'))),
  )
  if (!version) throw new Error(`${folder} has no release. Add one with: npm run new release 0.1`)
  return version
})

/** Returns the values of `{product}`, `{latest}` and the other tokens of content. */
export const getSiteTokens = memo(() => buildTokens(config, getLatestVersion()))

/**
 * Replaces every `{token}` in `text` with its value. Anything else in braces doesn't change.
 * @param {string} text
 */
export function fillSiteTokens(text) {
  return fillTokens(text, getSiteTokens())
}
