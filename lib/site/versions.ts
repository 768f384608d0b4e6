import { versions } from './version-list.mjs'

export { versions }

/** A version of the documentation. `version-list.mjs` lists them. */
export type Version = {
  id: string
  label: string
  /**
   * Decides which facts the pages of an archived version show (`lib/facts`): those introduced up to this release. The current version doesn't have
   * one, because it follows the newest release.
   */
  lastRelease?: string
  /** Shown above every page of an archived version. */
  banner?: string
  /** Keeps search engines away. Without it, each page names the same page in the current version as the one to keep. */
  noindex?: boolean
}

export type VersionId = (typeof versions)[number]['id']

/** The version without a number in its path. */
export const currentVersion: Version & { id: VersionId } = versions[0]

/** Returns whether `version` is kept for people who still use it, not for new readers. */
export function isArchived(version: VersionId): boolean {
  return version !== currentVersion.id
}

/** Returns the version with this ID. @throws if it doesn't exist, which only a programming error can cause */
export function getVersion(id: VersionId): Version & { id: VersionId } {
  const version = versions.find((candidate) => candidate.id === id)
  if (!version) throw new Error(`No docs version "${id}" in lib/site/version-list.mjs`)
  return version
}

/** Returns whether `text` is the ID of a documentation version. */
export function isVersionId(text: string): text is VersionId {
  return versions.some((version) => version.id === text)
}

/**
 * The parts of the site that have separate versions: the documentation and the API reference. The reference has one version, which appears in the
 * API's own addresses but not in those of its pages.
 */
export const docsAreas = { docs: versions, api: [{ id: 'v1', label: 'v1' }] } as const satisfies Record<
  string,
  readonly Version[]
>
export type DocsArea = keyof typeof docsAreas

/** Returns whether `text` is the ID of a version of an area. */
export function isVersionOf(area: DocsArea, text: string): boolean {
  return docsAreas[area].some(({ id }) => id === text)
}
