import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../fail'
import { writeWhole } from '../write-file'

/** The new text of a file. Its path begins at the root of the project. `isNew`: the file mustn't exist yet. */
export type FileChange = { path: string; text: string; isNew: boolean }

/** Returns the text of a file of the project. */
export const readText = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Returns the change that creates a file. */
export const create = (path: string, text: string): FileChange => ({ path, text, isNew: true })

/** Returns the change that replaces the text of a file. */
export const edit = (path: string, text: string): FileChange => ({ path, text, isNew: false })

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
    for (const change of changes) writeWhole(path.join(root, change.path), change.text)
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
