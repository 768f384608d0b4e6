import { archives, versions } from './version-list.mjs'

export { versions }

/** A version of the documentation. `version-list.mjs` lists them. Browsers load the list. */
export type Version = { id: string; label: string }

/** What's known about an archived version. */
export type Archive = {
  /** Decides which facts its pages show (`lib/facts`): those introduced up to this release. The current version follows the newest release. */
  lastRelease: string
  /** Shown above each of its pages. */
  banner: string
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

/** Every archived version has to have an entry. */
type Archives = Record<Exclude<VersionId, (typeof versions)[0]['id']>, Archive>

/** Returns what's known about a version, or undefined if it's the current one. */
export function findArchive(id: VersionId): Archive | undefined {
  const known: Partial<Record<VersionId, Archive>> = archives satisfies Archives
  return known[id]
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
