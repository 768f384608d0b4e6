import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a file in one step, so that a process that's reading it gets the old text or the new one, and never half of it. A file that already has this
 * text keeps its modification time, so that nothing that watches it has to start.
 */
export function writeWhole(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(unfinished, text)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/** Returns the first hexadecimal digits of a text's SHA-256. Twelve are enough to name a file by its content. */
export function shortHash(text: string, digits = 12): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits)
}
