import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a file in one step, so that a process that's reading it gets the old content or the new, and never half of it. A file that already has this
 * content keeps its modification time, so that nothing that watches it has to start.
 */
export function writeWhole(file: string, content: string | Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(unfinished, content)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/**
 * Removes the files of a folder whose names aren't in `names`. What another process has begun to write with `writeWhole` stays, and what it removes in the
 * meantime is no error.
 */
export function removeOthers(folder: string, names: { has: (name: string) => boolean }): void {
  for (const name of readdirSync(folder))
    if (!names.has(name) && !name.endsWith('.tmp')) rmSync(path.join(folder, name), { force: true })
}

/** Returns the first hexadecimal digits of a text's SHA-256. Twelve are enough to name a file by its content. */
export function shortHash(text: string, digits = 12): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits)
}

/** Returns a text's SHA-256 in Base64, which is how policies and `integrity` attributes name it. */
export function policyHash(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
