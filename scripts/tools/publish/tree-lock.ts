import path from 'node:path'
import { takeLock } from '../lock-file.mjs'

/** Exists at the root of a published tree while a command writes into it. */
export const lockFile = '.published.lock'

/** Waits until no other command is writing into a tree, and keeps others out. Returns a function that releases the tree. */
export function lockTree(folder: string, { wait }: { wait?: number } = {}): () => void {
  const busy = `Another command has been writing into ${folder} for a long time.`
  return takeLock(path.join(folder, lockFile), { busy, wait })
}
