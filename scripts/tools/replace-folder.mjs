import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Replaces a folder with a finished one. Both must be on the same file system. Anyone who reads it gets the old one or the new one, for an instant
 * neither, and never a mixture. If replacing fails, the old one is put back.
 * @param {string} from
 * @param {string} to
 */
export function replaceFolder(from, to) {
  const before = toBeforeName(to)
  restoreFolder(to)
  if (existsSync(to)) renameSync(to, before)
  try {
    renameSync(from, to)
  } catch (error) {
    if (existsSync(before)) renameSync(before, to)
    throw error
  }
  rmSync(before, { recursive: true, force: true })
}

/**
 * Cleans up after a run that was ended in the middle of `replaceFolder`: puts the old folder back, unless the new one is already there.
 * @param {string} to
 */
export function restoreFolder(to) {
  const before = toBeforeName(to)
  if (!existsSync(before)) return
  if (existsSync(to)) rmSync(before, { recursive: true })
  else renameSync(before, to)
}

/** @param {string} folder */
function toBeforeName(folder) {
  return path.join(path.dirname(folder), `.${path.basename(folder)}-before`)
}
