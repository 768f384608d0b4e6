import { accessSync, constants, type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../source/problem'
import { isDrawing, isPicture } from './places'
import { configurationFiles } from './rules/configuration'

/** Tells code editors how to read MDX, so it has to be in a folder above the pages. */
const editorProject = 'content/tsconfig.json'

/** The content as it is on disk. */
type Content = {
  /** The texts of `content/`, the drawings in `public/` and the configuration, by path. */
  files: ReadonlyMap<string, string>
  /** The address of every file in `public/`. */
  assets: ReadonlySet<string>
  /** What can't be read or isn't read. Nobody would notice that otherwise, because a file that's left out looks like one that isn't there. */
  problems: readonly Problem[]
}

/** The largest picture, in KB. A page loads about 200 KB without one. */
const largestPicture = 150

export function readContent(root: string): Content {
  const problems: Problem[] = []
  const report = (file: string, message: string, fix: string) =>
    problems.push({ path: file, line: 1, column: 1, message, fix })
  const refuse = (path: string, what: string, code = 'unknown error') =>
    report(path, `the ${what} can't be read (${code})`, 'allow your user to read it')
  const list = (entries: readonly [string, Dirent][]) =>
    entries.flatMap(([file, entry]) => {
      const fault = describeEntry(file, entry)
      if (fault) report(file, fault.message, fault.fix)
      return entry.isFile() && !fault ? [file] : []
    })
  const contentPaths = list(listEntries(root, 'content', refuse)).filter(
    (file) => !isHidden(file) && file !== editorProject,
  )
  const publicEntries = listEntries(root, 'public', refuse)
  const publicPaths = list(publicEntries)
  // Drawings are read below.
  for (const file of publicPaths.filter((file) => !isDrawing(file))) {
    try {
      accessSync(path.join(root, file), constants.R_OK)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'ENOENT') refuse(file, 'file', code)
    }
  }
  for (const file of publicPaths.filter(isPicture)) {
    const size = Math.ceil((statSync(path.join(root, file), { throwIfNoEntry: false })?.size ?? 0) / 1024)
    if (size > largestPicture)
      report(file, `the picture is ${size} KB, and at most ${largestPicture} KB is allowed`, 'make it smaller')
  }
  const paths = [...contentPaths, ...publicPaths.filter(isDrawing), ...configurationFiles]
  const files = new Map<string, string>()
  for (const file of paths) {
    try {
      // A picture in the wrong folder is reported because of where it is. If it were read as text, each of its lines would be reported too.
      const isMisplaced = file.startsWith('content/') && isPicture(file)
      files.set(file, isMisplaced ? '' : readFileSync(path.join(root, file), 'utf8'))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // Git or an editor may have removed the file since the folder was read.
      if (code !== 'ENOENT') refuse(file, 'file', code)
    }
  }
  // A symbolic link is reported above, so a page that shows it doesn't get another report.
  const assets = publicEntries.flatMap(([file, entry]) => (entry.isDirectory() ? [] : [file.slice('public'.length)]))
  return { files, assets: new Set(assets), problems }
}

const isHidden = (file: string) => file.split('/').some((name) => name.startsWith('.'))

/** Returns why an entry of a folder can't be part of the site, or undefined if it can. */
function describeEntry(file: string, entry: Dirent): { message: string; fix: string } | undefined {
  // Emacs marks a file that has unsaved changes with a link called `.#NAME`.
  if (path.basename(file).startsWith('.#')) return undefined
  if (entry.isSymbolicLink()) {
    return { message: "symbolic links aren't followed", fix: 'put the file itself here, or link to its page' }
  }
  if (entry.isDirectory()) {
    return /\.(?:mdx?|ya?ml)$/.test(file)
      ? { message: 'this is a folder, but has the name of a file', fix: 'rename it, or move its files elsewhere' }
      : undefined
  }
  return file.startsWith('content/') && isHidden(file) && /\.(?:mdx?|ya?ml)$/.test(file)
    ? { message: 'files whose name begins with a dot are left out', fix: 'rename it, or remove it' }
    : undefined
}

/** Returns the paths of files from `root`, sorted and with forward slashes, or an empty list if the folder doesn't exist. */
export function listFiles(root: string, folder: string): string[] {
  return listEntries(root, folder).flatMap(([file, entry]) => (entry.isFile() ? [file] : []))
}

/**
 * Lists everything below a folder. It doesn't use the option `recursive`, because Node 22 and newer then follow symbolic links, and go round in loops.
 * @param refuse is called for each folder that exists but can't be read
 */
function listEntries(
  root: string,
  folder: string,
  refuse?: (path: string, what: 'folder', code?: string) => void,
): [string, Dirent][] {
  const walk = (folder: string): [string, Dirent][] => {
    try {
      return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry): [string, Dirent][] => {
        const name = `${folder}/${entry.name}`
        return [[name, entry], ...(entry.isDirectory() ? walk(name) : [])]
      })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'ENOENT') refuse?.(folder, 'folder', code)
      return []
    }
  }
  return walk(folder).sort(([a], [b]) => (a < b ? -1 : 1))
}
