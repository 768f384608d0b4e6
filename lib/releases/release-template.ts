import { compareVersions, isVersion } from '../utils/version.mjs'
import { changeKinds, type ReleaseTeam } from './release'

/** The newest release so far, with its date as `YYYY-MM-DD`. */
export type NewestRelease = { version: string; date: string }

/** Returns why `version` can't be the next release and what to do about it, or undefined if it can. */
export function findDraftProblem(version: string, date: string, newest: NewestRelease): string | undefined {
  if (!isVersion(version)) return `"${version}" isn't a version  (write it like 2.2)`
  if (compareVersions(version, newest.version) <= 0) {
    return `${version} is not newer than ${newest.version}  (choose a version after it)`
  }
  if (date <= newest.date) {
    return `${newest.version} is dated ${newest.date}  (choose a later day, because two releases never share one)`
  }
  return undefined
}

/** Builds a post for an editor to fill in. Until they do, the content check reports each empty change. @param fields the lines of its front matter */
export function buildDraft(fields: string): string {
  return `---\n${fields}---\n\n${changeKinds.map((kind) => `## ${kind}\n\n-\n`).join('\n')}`
}

/**
 * Suggests the apps team for patches and the product team for new features. The platform team writes the posts about the API or security (product
 * canon, section 0).
 */
export function suggestTeam(version: string): ReleaseTeam {
  return version.split('.').length > 2 ? 'apps' : 'product'
}
