import { getVersion, type VersionId } from '../../site/versions'
import { compareVersions } from '../../utils/version.mjs'

/** Which releases have a thing, as a row of facts says it. `absentFrom`: versions that leave the row out. */
export type Lifetime = { since?: string; until?: string; absentFrom?: readonly string[] }

/** Why a page of `version` cannot show a thing, to follow its name; undefined when it can. Pages without a version can show all. */
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
