import { type Dirent, readdirSync } from 'node:fs'
import path from 'node:path'

/** Hidden files and folders that belong to a site because hosts need them. */
const hiddenOfSites = ['.nojekyll', '.well-known']

/**
 * Lists the files below a folder as paths with slashes, folder by folder in alphabetical order.
 * @param without names directly in the folder to leave out
 * @throws {Error} if there's a symbolic link, a pipe or a device: a host would follow a link out of the site, and serve `/etc/passwd`
 */
export function listSiteFiles(folder: string, without: readonly string[] = []): string[] {
  return listEntries(folder, without).map(({ name, entry }) => {
    if (!entry.isFile()) refuseEntry(path.join(folder, name), entry.isSymbolicLink())
    return name
  })
}

/** Lists the files below a folder as `listSiteFiles` does, but skips anything else. */
export function listPlainFiles(folder: string, without: readonly string[] = []): string[] {
  return listEntries(folder, without).flatMap(({ name, entry }) => (entry.isFile() ? [name] : []))
}

function listEntries(folder: string, without: readonly string[], inner = ''): { name: string; entry: Dirent }[] {
  return readdirSync(path.join(folder, inner), { withFileTypes: true })
    .filter((entry) => inner !== '' || !without.includes(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = inner === '' ? entry.name : `${inner}/${entry.name}`
      return entry.isDirectory() ? listEntries(folder, without, name) : [{ name, entry }]
    })
}

/**
 * Throws if one of the files is hidden and isn't part of a site, such as `.env` or `.git/config`.
 * @param files as `listSiteFiles` returns them
 * @param known other hidden names that are allowed
 */
export function refuseHidden(folder: string, files: readonly string[], known: readonly string[] = []): void {
  const isUnknown = (name: string) => name.startsWith('.') && !hiddenOfSites.includes(name) && !known.includes(name)
  const hidden = files.find((file) => file.split('/').some(isUnknown))
  if (hidden === undefined) return
  throw new Error(
    `${path.join(folder, hidden)} is a hidden file, and hidden files aren't published. Remove it, or move it elsewhere.`,
  )
}

function refuseEntry(file: string, isLink: boolean): never {
  const kind = isLink ? 'a symbolic link' : 'neither a file nor a folder'
  throw new Error(`${file} is ${kind}, so it can't be published. Replace it with a copy of the file, or remove it.`)
}
