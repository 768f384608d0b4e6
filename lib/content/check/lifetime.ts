import { getVersion, type VersionId } from '../../site/versions'
import { compareVersions } from '../../utils/version.mjs'

/** The releases that have a setting, shortcut or limit, according to its row in the facts. `absentFrom`: versions that leave the row out. */
export type Lifetime = { since?: string; until?: string; absentFrom?: readonly string[] }

/** Returns why a page of `version` can't show a row, worded to follow its name, or undefined if it can. Pages without a version can show every row. */
export function describeAbsence(lifetime: Lifetime | undefined, version: VersionId | undefined): string | undefined {
  if (!lifetime || !version) return undefined
  const { since, until, absentFrom = [] } = lifetime
  const { lastRelease } = getVersion(version)
  if (since && lastRelease && compareVersions(since, lastRelease) > 0)
    return `came with ${since}, and ${version} ended with ${lastRelease}`
  if (until && (!lastRelease || compareVersions(until, lastRelease) < 0))
    return `ended with ${until}, and this page is of ${version}`
  return absentFrom.includes(version) ? `is no part of ${version}` : undefined
}
