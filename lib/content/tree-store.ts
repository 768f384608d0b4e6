import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import { memo } from './memo.mjs'

/**
 * Plain trees, and pages as Markdown, that `scripts/build-trees.ts` has made. Each is kept under the hash of all that it is made from, so that
 * a build makes those that changed, and every step that reads them (feeds, search, Markdown twins) finds them made.
 */
export const treeFolder = '.generated/trees'

/** The file of what is made from `parts`, from the data of the content and from the code. */
export function toTreeFile(parts: readonly string[], ending: 'json' | 'md' = 'json'): string {
  const digest = createHash('sha256').update(hashSurroundings())
  for (const part of parts) digest.update(`${part.length}\n${part}`)
  return path.join(treeFolder, `${digest.digest('hex').slice(0, 32)}.${ending}`)
}

/** The tree in that file, where it was made. */
export function readStoredTree(file: string): Root | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Root) : undefined
}

/** A tree as it is stored: without the places in the source, which nobody asks a plain tree for and which are half of it. */
export function writeTree(tree: Root): string {
  return JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value))
}

/** Whatever any tree may depend on: all code below `lib`, all content but pages, and the packages. Coarse, so that nobody has to keep a list. */
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
