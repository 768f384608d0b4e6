import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../fail.mjs'
import { writeWhole } from '../write-file'

/**
 * The new text of a file, or no text if the file is removed. Its path begins at the root of the project. `isNew`: the file mustn't exist yet. `isKept`:
 * the text is the present one, because something else may write the file later.
 */
export type FileChange = { path: string; text: string | undefined; isNew: boolean; isKept?: true }

/** Returns the text of a file of the project. */
export const readText = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Returns the change that creates a file. */
export const create = (path: string, text: string): FileChange => ({ path, text, isNew: true })

/** Returns the change that replaces the text of a file. */
export const edit = (path: string, text: string): FileChange => ({ path, text, isNew: false })

/** Returns the change that removes a file. */
export const remove = (path: string): FileChange => ({ path, text: undefined, isNew: false })

/** Returns the change that keeps the text of a file. If a program writes the file afterwards and fails, it gets this text back. */
export const keep = (root: string, path: string): FileChange => ({ ...edit(path, readText(root, path)), isKept: true })

/**
 * Writes all changes or, if that's impossible, none of them.
 * @returns a function that takes the changes back
 * @throws {Refusal} if a new file already exists
 */
export function writeChanges(root: string, changes: readonly FileChange[]): () => void {
  const taken = changes.filter((change) => change.isNew && existsSync(path.join(root, change.path)))
  if (taken.length)
    throw new Refusal(
      taken.map((change) => `${change.path} already exists  (edit it, or choose another name)`).join('\n'),
    )
  const steps = changes.map((change) => planUndo(root, change))
  const undo = () => {
    for (const step of steps.toReversed()) step()
  }
  try {
    for (const { path: file, text } of changes) {
      if (text === undefined) rmSync(path.join(root, file))
      else writeWhole(path.join(root, file), text)
    }
  } catch (error) {
    undo()
    throw new Refusal(`Nothing has been changed, because a file can't be written: ${(error as Error).message}`)
  }
  return undo
}

/** Returns what takes a change back: the text as it was or, for a new file, the removal of the first folder that it needed. */
function planUndo(root: string, change: FileChange): () => void {
  const file = path.join(root, change.path)
  if (!change.isNew) {
    const before = readFileSync(file, 'utf8')
    return () => writeWhole(file, before)
  }
  let first = file
  while (!existsSync(path.dirname(first))) first = path.dirname(first)
  return () => {
    if (existsSync(first)) rmSync(first, { recursive: true })
  }
}
