import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** What static hosts limit or charge for. */
export type Output = {
  megabytes: number
  files: number
  /** HTML files. */
  pages: number
  mostInFolder: number
  /** The name of the largest file, and its megabytes. */
  largest: { name: string; megabytes: number }
}

/** Measures a folder that a build has written. */
export function measureOutput(out: string): Output {
  const inFolders = new Map<string, number>()
  const output: Output = { megabytes: 0, files: 0, pages: 0, mostInFolder: 0, largest: { name: '', megabytes: 0 } }
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const megabytes = statSync(file).size / 1e6
    const inFolder = (inFolders.get(entry.parentPath) ?? 0) + 1
    inFolders.set(entry.parentPath, inFolder)
    output.megabytes += megabytes
    output.files += 1
    if (entry.name.endsWith('.html')) output.pages += 1
    output.mostInFolder = Math.max(output.mostInFolder, inFolder)
    if (megabytes > output.largest.megabytes) output.largest = { name: path.relative(out, file), megabytes }
  }
  return output
}
