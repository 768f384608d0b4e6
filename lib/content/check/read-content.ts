import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The text of every file of `content/` under `root`, by path, and the address of every file of `public/`. */
export function readContent(root: string): { files: ReadonlyMap<string, string>; assets: ReadonlySet<string> } {
  const contentPaths = listFiles(root, 'content').filter((file) => !path.basename(file).startsWith('.'))
  const files = new Map(contentPaths.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
  const assets = new Set(listFiles(root, 'public').map((file) => file.slice('public'.length)))
  return { files, assets }
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
