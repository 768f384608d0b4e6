import { readdirSync } from 'node:fs'
import path from 'node:path'
import { compareVersions, isVersion } from '../utils/version.mjs'

/**
 * The newest version among the files of `content/releases`; posts that are about no version have other names. Undefined when there is none.
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
 * The newest release: the one place from which the download links and every "latest version" of the site come.
 * A new file shows once `npm run dev` is started again.
 * @returns {string}
 */
function readLatestVersion() {
  const folder = path.join(/*turbopackIgnore: true*/ process.cwd(), 'content', 'releases')
  const version = findLatestVersion(readdirSync(folder))
  if (!version) throw new Error(`${folder} holds no release. Add one with: npm run new release 0.1`)
  return version
}

export const latestVersion = readLatestVersion()
