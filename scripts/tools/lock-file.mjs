import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'

const longestWait = 10 * 60_000
const pause = 200

/**
 * Waits until no other process has a lock, and keeps others out. Takes over a lock if its process was killed.
 * @param {string} file exists as long as a process has the lock
 * @param {{ busy: string, wait?: number, onWait?: () => void }} options `busy` is the message if the lock isn't free after `wait` milliseconds. It's
 * followed by what to do. `onWait` is called once, before waiting.
 * @returns {() => void} releases the lock
 */
export function takeLock(file, { busy, wait = longestWait, onWait }) {
  const mine = JSON.stringify({ pid: process.pid, host: hostname() })
  let isWaiting = false
  for (const end = Date.now() + wait; !tryToWrite(file, mine); ) {
    if (takeOver(file)) continue
    if (Date.now() > end) throw new Error(`${busy} If no other command is running, delete ${file}.`)
    if (!isWaiting) onWait?.()
    isWaiting = true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
  }
  return () => rmSync(file, { force: true })
}

/** @param {string} file @param {string} text */
function tryToWrite(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    // On a full disk, the file is there but empty.
    rmSync(file, { force: true })
    throw error
  }
}

/**
 * Removes the lock of a dead process. Several may try at once, so the lock is moved away first and put back if it was a newer one.
 * @param {string} file
 */
function takeOver(file) {
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

/** @param {string} file @param {string} text */
function isLeftBehind(file, text) {
  try {
    const { pid, host } = JSON.parse(text)
    return host === hostname() && !isRunning(pid)
  } catch {
    // The process that created the lock had no time to write into it, unless it's doing so right now.
    return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 10_000
  }
}

/** Returns whether a process of this computer is running. @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {string} file @returns {string | undefined} */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code
