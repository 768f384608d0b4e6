import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { keptFile } from './kept-files'

/** The file at the root of a published tree that marks it as one. No command writes into a folder without it. */
export const markerFile = '.published.json'
/** Folders of the repository that may be published trees. All are ignored by git. */
export const placesInRepository = ['published', '.generated/preview-pair']

const marker = {
  kind: 'published-tree',
  version: 1,
  about: 'npm run deploy and npm run preview write, replace and delete files in this folder. Add nothing by hand.',
}
const schema = z.object({ kind: z.literal(marker.kind), version: z.literal(marker.version) })

/**
 * Throws unless a folder may be published to: it's a published tree, or it's new or empty. Changes nothing.
 * @param repository the checkout that must not become a published tree; by default the current folder
 * @returns whether it's a published tree already
 */
export function checkTree(folder: string, repository?: string): boolean {
  refusePlace(folder, repository)
  if (isTree(folder)) return true
  if (existsSync(folder) && readdirSync(folder).length > 0) refuseForeign(folder)
  return false
}

/** Turns a folder into a published tree, unless it already is one. @throws {Error} for a folder that `checkTree` refuses */
export function openTree(folder: string, repository?: string): void {
  if (checkTree(folder, repository)) return
  mkdirSync(folder, { recursive: true })
  markTree(folder)
}

/** Throws unless a folder is a published tree. */
export function requireTree(folder: string, repository?: string): void {
  refusePlace(folder, repository)
  if (!existsSync(folder))
    throw new Error(`There is no folder ${folder}. Start with: npm run deploy -- pull --to ${folder}`)
  if (!isTree(folder)) refuseForeign(folder, 'Start with npm run deploy -- pull, which creates one.')
}

/** Marks a folder as a published tree. */
export function markTree(folder: string): void {
  const file = path.join(folder, markerFile)
  try {
    writeFileSync(file, `${JSON.stringify(marker, null, 2)}\n`)
  } catch (error) {
    // On a full disk, the file would be empty, and the next run would refuse the folder.
    rmSync(file, { force: true })
    throw error
  }
}

/** Throws for folders that can't be a published tree, whatever is in them: the root, the home folder, the repository, and links to elsewhere. */
export function refusePlace(folder: string, repository = process.cwd()): void {
  const absolute = path.resolve(folder)
  if (lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink()) {
    refuse(folder, `it's a symbolic link to ${realpathSync(absolute)}. Name that folder itself if you mean it.`)
  }
  const real = toRealPath(absolute)
  if (real === path.parse(real).root) refuse(folder, "it's the root of the file system.")
  const top = findTopLevel(repository)
  for (const [name, place] of [
    ['your home folder', toRealPath(homedir())],
    ['the repository', top],
  ] as const) {
    if (real === place) refuse(folder, `it's ${name}.`)
    if (isBelow(place, real)) refuse(folder, `it contains ${name} (${place}).`)
  }
  if (!isBelow(real, top)) return
  if (placesInRepository.includes(path.relative(top, real).replaceAll(path.sep, '/'))) return
  refuse(folder, "it's inside the repository, where only published/ is allowed.")
}

/** The files that the commands recognise a tree by, and use to remember what they did. A published tree may contain all of them. */
export const treeFiles = [markerFile, keptFile]

function isTree(folder: string): boolean {
  const file = path.join(folder, markerFile)
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return false
  return isMarker(readFileSync(file, 'utf8'))
}

/** Returns whether a text is the marker of a published tree. */
export function isMarker(text: string): boolean {
  try {
    return schema.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

const wayIn = "To start a new one, name a folder that is empty or doesn't exist yet."

function refuseForeign(folder: string, fix = wayIn): never {
  refuse(
    folder,
    `these commands didn't create it (it has no valid ${markerFile}), and they replace and delete files. ${fix}`,
  )
}

function refuse(folder: string, reason: string): never {
  throw new Error(`${folder} can't be a published tree: ${reason}`)
}

function toRealPath(absolute: string): string {
  if (existsSync(absolute)) return realpathSync.native(absolute)
  const parent = path.dirname(absolute)
  return parent === absolute ? absolute : path.join(toRealPath(parent), path.basename(absolute))
}

function isBelow(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner)
  return relative !== '' && relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative)
}

/** Finds the folder that contains `.git`, without asking git, because this runs each time a tree is opened. */
function findTopLevel(repository: string): string {
  const start = toRealPath(path.resolve(repository))
  let folder = start
  while (!existsSync(path.join(folder, '.git'))) {
    const parent = path.dirname(folder)
    if (parent === folder) return start
    folder = parent
  }
  return folder
}
