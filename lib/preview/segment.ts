/** Where previews stand on their host. */
export const previewsPath = '/previews'

/** As long as one label of a host name may be, should a preview get a host of its own. */
const longest = 63
const hashLength = 8

/**
 * The one path segment at which the preview of a branch stands. Different branches may have the same one; publishing refuses the second.
 * @example toSegment('feature/x') // => 'feature-x'
 * @throws on a name that git would not give a branch
 */
export function toSegment(branch: string): string {
  const fault = findBranchFault(branch)
  if (fault) throw new Error(`"${branch}" is no name of a branch: ${fault}.`)
  const words = branch
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  // What other alphabets say is lost, so their branches are told apart by a hash, and so are those that only differ near their end.
  const isCut = words.length > longest || /[^\p{ASCII}\p{M}]/u.test(branch.normalize('NFKD')) || words === ''
  if (!isCut) return words
  const kept = words.slice(0, longest - hashLength - 1).replace(/-+$/, '') || 'branch'
  return `${kept}-${hash(branch)}`
}

/** The base path of a branch's preview. @example toPreviewBasePath('feature/x') // => '/previews/feature-x' */
export function toPreviewBasePath(branch: string): string {
  return `${previewsPath}/${toSegment(branch)}`
}

/** What git's own rules (git check-ref-format --branch) hold against a name, in words. */
function findBranchFault(branch: string): string | undefined {
  if (branch === '') return 'it is empty'
  if (branch.length > 250) return 'it is longer than 250 characters'
  if (/[\p{Cc}\s]/u.test(branch)) return 'it holds a space or a control character'
  if (/[~^:?*[\\]|@\{/.test(branch)) return 'it holds one of ~ ^ : ? * [ \\ @{'
  if (branch.includes('..')) return 'it holds two dots in a row'
  if (/^-|^@$/.test(branch)) return 'git would take it for something else'
  if (/\.$/.test(branch)) return 'it ends with a dot'
  if (branch.split('/').some((part) => part === '' || part.startsWith('.') || part.endsWith('.lock'))) {
    return 'a part between slashes is empty, begins with a dot or ends with .lock'
  }
  return undefined
}

/** FNV-1a, 32 bits: tells names apart, keeps no secret. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193)
  return (value >>> 0).toString(16).padStart(hashLength, '0')
}
