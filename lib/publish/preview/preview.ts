import { z } from 'zod'

/** Shown wherever no problem was found, because that isn't an approval. */
export const caveat = 'No check can tell whether the text is right, so read it.'

/** The path below which a host serves previews. */
export const previewsPath = '/previews'

/** The limit for one label of a host name, in case a preview ever gets its own host. */
const longest = 63
const hashLength = 8
/** `/previews/index` is the list of all previews. */
const reserved = ['index']

/**
 * Returns the path segments at which a branch's preview may be, the best one first. A branch name that's already a valid segment stays as it is. Any
 * other name loses something when it's converted, so it gets a hash, and `feature/x` and `feature-x` don't collide. The second one is for a
 * preview that's already there, or if the first one is taken.
 * @example listSegments('feature/x') // => ['feature-x-1573876a', 'feature-x']
 * @throws {Error} if git wouldn't accept the name for a branch
 */
export function listSegments(branch: string): string[] {
  const problem = findBranchProblem(branch)
  if (problem) throw new Error(`"${branch}" isn't a valid branch name: ${problem}.`)
  const words = branch
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const kept = words.slice(0, longest - hashLength - 1).replace(/-+$/, '') || 'branch'
  const hashed = `${kept}-${hash(branch)}`
  const isLost = words === '' || words.length > longest || /[^\p{ASCII}\p{M}]/u.test(branch.normalize('NFKD'))
  if (isLost || reserved.includes(words)) return [hashed]
  return words === branch ? [words, hashed] : [hashed, words]
}

/** Returns the segment of a branch's preview on a host where nothing is published yet. @example toSegment('main') // => 'main' */
export function toSegment(branch: string): string {
  return listSegments(branch)[0] as string
}

/** Returns the base path for a segment. @example toPreviewBasePath('main') // => '/previews/main' */
export function toPreviewBasePath(segment: string): string {
  return `${previewsPath}/${segment}`
}

/**
 * Returns the segment to build a branch's preview for. A preview that already has one keeps it, so its address stays the same. Otherwise, it
 * gets the first free one.
 * @param findOwner returns the branch whose preview is published at a segment
 */
export function chooseSegment(branch: string, findOwner: (segment: string) => string | undefined): string {
  const owners = listSegments(branch).map((segment) => ({ segment, owner: findOwner(segment) }))
  const choice = owners.find(({ owner }) => owner === branch) ?? owners.find(({ owner }) => owner === undefined)
  return choice?.segment ?? toSegment(branch)
}

/** The shape of `preview.json`. It shows which branch a folder previews, and that the publish script created the folder and may replace it. */
const manifestSchema = z.strictObject({
  branch: z.string().min(1),
  commit: z.string().regex(/^[0-9a-f]{7,64}$/),
  basePath: z.string(),
  /** Set when the preview is published, in ISO 8601 and UTC. */
  publishedAt: z.iso.datetime().optional(),
  /** The first line of the commit's message, and when it was made. They're missing if there's no git history. */
  title: z.string().optional(),
  committedAt: z.iso.datetime({ offset: true }).optional(),
  /** What the page of changes lists. `picture` is the picture of the page that changes most, in the folder of the other pictures. `summary` counts by kind. */
  changes: z
    .strictObject({
      pages: z.int().nonnegative(),
      problems: z.int().nonnegative(),
      summary: z.string().max(300).optional(),
      picture: z
        .string()
        .regex(/^[\w-]+\.png$/)
        .optional(),
    })
    .optional(),
})

export type PreviewManifest = z.infer<typeof manifestSchema>

export const manifestFile = 'preview.json'

/** Returns the manifest in a text, or undefined if the text isn't one. */
export function parseManifest(text: string): PreviewManifest | undefined {
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

type Analytics = { domain: string; script: string | null }

/** Returns the analytics settings of a build. A preview doesn't count its visitors, even on the host of the published site. */
export function chooseAnalytics(configured: Analytics, isPreview: boolean): Analytics {
  return isPreview ? { ...configured, script: null } : configured
}

/** Checks a name against the rules of `git check-ref-format --branch` and returns the problem, if there is one. */
function findBranchProblem(branch: string): string | undefined {
  if (branch === '') return 'it is empty'
  if (branch.length > 250) return 'it is longer than 250 characters'
  if (/[\p{Cc}\s]/u.test(branch)) return 'it contains a space or a control character'
  if (/[~^:?*[\\]|@\{/.test(branch)) return 'it contains one of ~ ^ : ? * [ \\ @{'
  if (branch.includes('..')) return 'it contains two dots in a row'
  if (branch.startsWith('-')) return 'it begins with a hyphen, so git would read it as an option'
  if (branch === '@') return 'git reads @ as the current commit'
  if (/\.$/.test(branch)) return 'it ends with a dot'
  if (branch.split('/').some((part) => part === '' || part.startsWith('.') || part.endsWith('.lock'))) {
    return 'a part between slashes is empty, begins with a dot or ends with .lock'
  }
  return undefined
}

/** Returns the 32-bit FNV-1a hash of a text. It only keeps names apart, so it needn't be secure. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193)
  return (value >>> 0).toString(16).padStart(hashLength, '0')
}
