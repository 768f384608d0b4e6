import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { configurationFiles } from './configuration'
import { isDrawing } from './places'

/** Returns the text of every file of `content/` and every drawing of `public/` and the configuration by path, and the address of every file of `public/`. */
export function readContent(root: string): { files: ReadonlyMap<string, string>; assets: ReadonlySet<string> } {
  const contentPaths = listFiles(root, 'content').filter((file) => !path.basename(file).startsWith('.'))
  const publicPaths = listFiles(root, 'public')
  const paths = [
    ...contentPaths,
    ...publicPaths.filter(isDrawing),
    ...listFiles(root, 'lib/site').filter((file) => configurationFiles.includes(file)),
  ]
  const files = new Map(paths.flatMap((file) => readText(root, file)))
  const assets = new Set(publicPaths.map((file) => file.slice('public'.length)))
  return { files, assets }
}

/** A file that git or an editor has removed since the folder was read counts as removed. */
function readText(root: string, file: string): [string, string][] {
  try {
    return [[file, readFileSync(path.join(root, file), 'utf8')]]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Paths with forward slashes from `root` on, sorted; none when there is no such folder. */
function listFiles(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .sort()
  } catch {
    return []
  }
}
