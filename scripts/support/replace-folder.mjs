import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Puts a finished folder in the place of another one; both must be on one file system. Whoever reads meets the old one or the new one,
 * for an instant neither, and never a mixture. When it fails, the old one is back.
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
 * Puts back what a run that was ended in the middle of `replaceFolder` left aside.
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
