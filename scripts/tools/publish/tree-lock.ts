import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'

/** Exists at the root of a published tree while a command writes into it. */
export const lockFile = '.published.lock'
const longestWait = 10 * 60_000
const pause = 200

/**
 * Waits until no other command is writing into a tree, and keeps others out. Takes over a lock if its process was killed.
 * @returns a function that releases the tree
 */
export function lockTree(folder: string, { wait = longestWait } = {}): () => void {
  const file = path.join(folder, lockFile)
  const mine = JSON.stringify({ pid: process.pid, host: hostname() })
  for (const end = Date.now() + wait; !tryToWrite(file, mine); ) {
    if (takeOver(file)) continue
    if (Date.now() > end) {
      throw new Error(
        `Another command has been writing into ${folder} for a long time. If no other command is running, delete ${file}.`,
      )
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
  }
  return () => rmSync(file, { force: true })
}

function tryToWrite(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    // On a full disk, the file is there but empty.
    rmSync(file, { force: true })
    throw error
  }
}

/** Removes the lock of a dead process. Several may try at once, so the lock is moved away first and put back if it was a newer one. */
function takeOver(file: string): boolean {
  const found = readIfThere(file)
  if (found === undefined) return true
  if (!isLeftBehind(file, found)) return false
  const aside = `${file}-${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return true
  }
  if (readIfThere(aside) === found) rmSync(aside)
  else renameSync(aside, file)
  return true
}

function isLeftBehind(file: string, text: string): boolean {
  try {
    const { pid, host } = JSON.parse(text) as { pid: number; host: string }
    return host === hostname() && !isRunning(pid)
  } catch {
    // The process that created the lock had no time to write into it, unless it's doing so right now.
    return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 10_000
  }
}

/** Returns whether a process of this computer is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
