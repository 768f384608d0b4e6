import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDrawing } from './places'
import { configurationFiles } from './rules/configuration'

/** Returns the texts of `content/`, the drawings in `public/` and the configuration, by path, and the address of every file in `public/`. */
export function readContent(root: string): { files: ReadonlyMap<string, string>; assets: ReadonlySet<string> } {
  const contentPaths = listFiles(root, 'content').filter((file) => !path.basename(file).startsWith('.'))
  const publicPaths = listFiles(root, 'public')
  const paths = [...contentPaths, ...publicPaths.filter(isDrawing), ...configurationFiles]
  const files = new Map(paths.flatMap((file) => readText(root, file)))
  const assets = new Set(publicPaths.map((file) => file.slice('public'.length)))
  return { files, assets }
}

/** Returns the path and text of a file, or an empty list if git or an editor has removed it since the folder was read. */
function readText(root: string, file: string): [string, string][] {
  try {
    return [[file, readFileSync(path.join(root, file), 'utf8')]]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Returns the paths of files from `root`, sorted and with forward slashes, or an empty list if the folder doesn't exist. */
export function listFiles(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .sort()
  } catch {
    return []
  }
}
