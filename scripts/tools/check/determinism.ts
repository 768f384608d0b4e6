import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fail } from '../fail'
import { run } from '../run.mjs'
import { compareTrees } from './compare-trees'

/**
 * `npm run check -- determinism`: builds the last commit in two folders, with different time zones and languages, and compares the results. If builds
 * are identical, hosts and visitors only fetch what a change has really changed. The folders are inside the repository, because Next's bundler
 * doesn't follow links out of `turbopack.root`.
 */
const root = path.resolve('.generated/twice')
const builds = [
  { folder: path.join(root, 'a'), env: { TZ: 'UTC', LC_ALL: 'C' } },
  { folder: path.join(root, 'another/deeper'), env: { TZ: 'Pacific/Auckland', LC_ALL: 'de_DE.UTF-8' } },
] as const

/** Files that may differ, each with the reason. So far there aren't any. */
const exceptions: readonly { pattern: RegExp; reason: string }[] = []
const shown = 20

const commit = git('rev-parse', 'HEAD')
rmSync(root, { recursive: true, force: true })
for (const { folder, env } of builds) {
  mkdirSync(path.dirname(folder), { recursive: true })
  git('clone', '--quiet', '--shared', '--no-checkout', '.', folder)
  git('-C', folder, 'checkout', '--quiet', commit)
  await run('cp', ['-al', path.resolve('node_modules'), path.join(folder, 'node_modules')])
  await run(process.execPath, ['scripts/build.mjs'], { cwd: folder, env: { ...process.env, ...env } }).catch((error) =>
    fail((error as Error).message),
  )
}

const [one, two] = builds.map(({ folder }) => path.join(folder, 'out')) as [string, string]
const differences = compareTrees(one, two)
const faults = differences.filter(({ file }) => !exceptions.some(({ pattern }) => pattern.test(file)))
for (const { pattern, reason } of exceptions) {
  const count = differences.filter(({ file }) => pattern.test(file)).length
  console.log(`${count} files may differ (${pattern.source}): ${reason}`)
}
if (git('status', '--porcelain')) console.log("Changes that aren't committed weren't built.")
if (faults.length > 0) {
  for (const { file, what } of faults.slice(0, shown)) console.error(`${file}: ${what}`)
  fail(`Two builds of ${commit.slice(0, 8)} differ in ${faults.length} files. Both are in ${root}`)
}
console.log('Two builds of one commit are identical')
rmSync(root, { recursive: true })

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}
