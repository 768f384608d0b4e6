import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { runJobs } from './threads'

/** Results of earlier builds, in a folder. `Result` is anything that can be sent to a thread. */
type KeptResults<Result> = {
  /** Returns the result under this key, or undefined if there's none, or if its file isn't exactly as it was written. */
  find: (key: string) => Result | undefined
  keep: (key: string, result: Result) => void
  /** Removes every file whose key wasn't looked up or kept since this folder was opened. */
  removeUnused: () => void
}

/** In bytes. Each file begins with a hash of its key and its content. */
const hashLength = 32

/** Opens a folder of results, and creates it if necessary. */
export function openKeptResults<Result>(folder: string): KeptResults<Result> {
  mkdirSync(folder, { recursive: true })
  const used = new Set<string>()
  const toFile = (key: string) => {
    used.add(key)
    return path.join(folder, key)
  }
  return {
    find(key) {
      const file = toFile(key)
      if (!existsSync(file)) return undefined
      const bytes = readFileSync(file)
      const content = bytes.subarray(hashLength)
      if (!bytes.subarray(0, hashLength).equals(toDigest([key, content]))) return undefined
      return deserialize(content) as Result
    },
    keep(key, result) {
      const content = serialize(result)
      const unfinished = `${toFile(key)}.tmp`
      writeFileSync(unfinished, Buffer.concat([toDigest([key, content]), content]))
      renameSync(unfinished, toFile(key))
    },
    removeUnused() {
      for (const name of readdirSync(folder)) {
        if (!used.has(name)) rmSync(path.join(folder, name), { recursive: true })
      }
    },
  }
}

/** Returns a key for a result that's made from these parts. Node is one of them, because it defines how results are stored. */
export function toKey(...parts: readonly (string | Buffer)[]): string {
  return toDigest([process.version, ...parts]).toString('hex')
}

/** Hashes the parts with their lengths, so that moving text from one part to the next changes the hash. */
function toDigest(parts: readonly (string | Buffer)[]): Buffer {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(`${Buffer.byteLength(part)}\n`).update(part)
  return digest.digest()
}

type KeptJobs<Job, Data, Result> = {
  /** Exports `work`, which keeps the result of a job under its key in the folder `data.kept`. Results don't travel between threads, because they're large. */
  module: URL
  jobs: Iterable<Job>
  data: Data
  jobsPerThread: number
  /** Receives each result once. */
  place: (job: Job, result: Result) => void
}

/**
 * Places the result of every job. Those that an earlier build has kept aren't made again, and those that no job needs any more are removed.
 * @returns the number of results that were made
 * @throws as `runJobs` does
 */
export async function runKeptJobs<Job extends { key: string }, Data extends { kept: string }, Result>({
  module,
  jobs,
  data,
  jobsPerThread,
  place,
}: KeptJobs<Job, Data, Result>): Promise<number> {
  const results = openKeptResults<Result>(data.kept)
  const missing: Job[] = []
  for (const job of jobs) {
    const result = results.find(job.key)
    if (result === undefined) missing.push(job)
    else place(job, result)
  }
  await runJobs(module, { jobs: missing, data, jobsPerThread })
  for (const job of missing) {
    const result = results.find(job.key)
    if (result === undefined) throw new Error(`${data.kept}/${job.key} can't be read again. Is the disk full?`)
    place(job, result)
  }
  results.removeUnused()
  return missing.length
}
