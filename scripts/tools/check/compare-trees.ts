import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file that differs between two trees, and how it differs. */
export type Difference = { file: string; what: string }

const around = 60

/** Lists the files that differ between two folders, sorted by name. */
export function compareTrees(one: string, two: string): Difference[] {
  const files = new Set([...listFiles(one), ...listFiles(two)])
  return [...files].sort().flatMap((file) => {
    const [first, second] = [path.join(one, file), path.join(two, file)]
    if (!existsSync(first)) return { file, what: 'only in the second' }
    if (!existsSync(second)) return { file, what: 'only in the first' }
    const [a, b] = [readFileSync(first), readFileSync(second)]
    return a.equals(b) ? [] : { file, what: describeDifference(a, b) }
  })
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

/** Describes the first place where two files differ, with the text around it. */
function describeDifference(a: Buffer, b: Buffer): string {
  let at = 0
  while (a[at] === b[at]) at++
  const excerpt = (bytes: Buffer) => JSON.stringify(bytes.toString('utf8', Math.max(0, at - around), at + around))
  return `differs from byte ${at} on\n    ${excerpt(a)}\n    ${excerpt(b)}`
}
