import { compareVersions, isVersion } from '../utils/version.mjs'
import { changeKinds, type ReleaseTeam } from './release'

/** A release that has a post, with its date as `YYYY-MM-DD`. `isDraft`: the post isn't published yet. */
export type PostedRelease = { version: string; date: string; isDraft: boolean }

/**
 * Returns why `version` can't be the next release and what to do about it, or undefined if it can. It has to be newer than every published release. A
 * draft may be newer, such as when a fix is released first, but dates follow versions whether or not their posts are published.
 * @param date undefined to ask about the version alone
 * @param releases newest first
 */
export function findReleaseProblem(
  version: string,
  date: string | undefined,
  releases: readonly PostedRelease[],
): string | undefined {
  if (!isVersion(version)) return `"${version}" isn't a version  (write it like 2.2)`
  const newest = releases.find(({ isDraft }) => !isDraft)
  if (newest && compareVersions(version, newest.version) <= 0)
    return `${version} is not newer than ${newest.version}  (choose a version after it)`
  if (releases.some((release) => release.version === version))
    return `${version} is a draft already  (edit its post, or choose another version)`
  if (date === undefined) return undefined
  const before = releases.find((release) => compareVersions(release.version, version) < 0)
  if (before && date <= before.date)
    return `${before.version} is dated ${before.date}  (choose a later day, because two releases never share one)`
  const after = releases.findLast((release) => compareVersions(release.version, version) > 0)
  if (after && date >= after.date)
    return `${after.version}, a draft, is dated ${after.date}  (choose an earlier day, or correct the date of the draft first)`
  return undefined
}

/** Returns what's wrong with the title of a release's post and how to fix it, or undefined if nothing is. */
export function describeTitleFault(title: string): { message: string; fix: string } | undefined {
  if (!/^\S+$/.test(title.trim())) return undefined
  return { message: `the title "${title}" is a single word`, fix: 'name the theme in two to six words' }
}

/** Builds a post for an editor to fill in. Until they do, the content check reports each empty change. @param fields the lines of its front matter */
export function buildPost(fields: string): string {
  return `---\n${fields}---\n\n${changeKinds.map((kind) => `## ${kind}\n\n-\n`).join('\n')}`
}

/**
 * Suggests the apps team for patches and the product team for new features. The platform team writes the posts about the API or security (product
 * canon, section 0).
 */
export function suggestTeam(version: string): ReleaseTeam {
  return version.split('.').length > 2 ? 'apps' : 'product'
}
