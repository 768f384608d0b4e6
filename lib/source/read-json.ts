import { readFileSync } from 'node:fs'

const patience = { tries: 20, pause: 25 }

/**
 * Returns the data of a generated JSON file. In `npm run dev`, a branch switch or a second command may be replacing the file at this moment, so if
 * it's missing or unfinished, it's read again for half a second.
 * @throws the last error, if the file is still missing or broken after that
 */
export function readJson(file: string): unknown {
  for (let tries = 1; ; tries += 1) {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch (error) {
      if (process.env.NODE_ENV !== 'development' || tries === patience.tries) throw error
      pause(patience.pause)
    }
  }
}

/** Blocks this thread, because everything that reads content is synchronous. @param duration in milliseconds */
function pause(duration: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, duration)
}
