import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import { memo } from '../../source/memo.mjs'

/**
 * Where `write-trees.ts` keeps plain trees, and pages as Markdown. Each is stored under the hash of everything it's made from, so a build
 * makes only those that changed, and every step that reads them (feeds, search, Markdown twins) finds them ready.
 */
export const treeFolder = '.generated/trees'

/** Returns the path of the file that's made from `parts`, the data of the content and the code. Its name is a hash of them. */
export function toTreeFile(parts: readonly string[], ending: 'json' | 'md' = 'json'): string {
  const digest = createHash('sha256').update(hashSurroundings())
  for (const part of parts) digest.update(`${part.length}\n${part}`)
  return path.join(treeFolder, `${digest.digest('hex').slice(0, 32)}.${ending}`)
}

/** Returns the tree in that file, or undefined if it hasn't been made. */
export function readStoredTree(file: string): Root | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Root) : undefined
}

/** Returns a tree as it's stored, without the positions in the source. Nobody needs them in a plain tree, and they'd make up half of it. */
export function writeTree(tree: Root): string {
  return JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value))
}

/**
 * Returns a hash of everything that a tree may depend on: all code in `lib`, all content except pages, and the packages. It's coarse, so that nobody
 * has to keep a list.
 */
const hashSurroundings = memo((): string => {
  const files = ['lib', 'content'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.mdx$|\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  const digest = createHash('sha256')
  for (const file of [...files.sort(), 'package-lock.json']) digest.update(`${file}\n`).update(readFileSync(file))
  return digest.digest('hex')
})
