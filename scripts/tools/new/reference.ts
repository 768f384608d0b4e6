import { existsSync } from 'node:fs'
import path from 'node:path'
import { referenceFiles } from '@/lib/check/reference'
import { runQuietly, tool } from '../run.mjs'
import { type FileChange, keep } from './write-changes'

/** Returns the changes of a command that ends with `writeReference`. If that fails, these files get the text that they have now. */
export function keepReference(root: string): FileChange[] {
  const present = Object.keys(referenceFiles).filter((file) => existsSync(path.join(root, file)))
  return present.map((file) => keep(root, file))
}

/** Writes the files that are made from contracts and versions. This process has read the earlier ones, so another one does it. */
export const writeReference = () =>
  runQuietly(...tool('vitest', 'run', 'lib/check/reference.test.ts', '-u', '--reporter=dot'))
