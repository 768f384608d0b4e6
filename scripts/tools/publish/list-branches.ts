import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const heads = 'refs/heads/'

/** Lists the branches of `origin`, or those in a file: one per line, or as `git ls-remote` prints them. */
export function listBranches(file?: string): string[] {
  const lines = file === undefined ? readRemote() : readFileSync(file, 'utf8')
  return lines
    .split('\n')
    .map((line) => (line.includes(heads) ? line.slice(line.indexOf(heads) + heads.length) : line).trim())
    .filter(Boolean)
}

function readRemote(): string {
  return execFileSync('git', ['ls-remote', '--heads', 'origin'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
