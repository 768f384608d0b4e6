import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { count } from '@/lib/utils/text'
import { fail } from '../fail.mjs'
import { run } from '../run.mjs'
import { compareTrees, type Difference } from './compare-trees'
import {
  applyChange,
  changedEnvironment,
  pageChange,
  type SourceChange,
  showsPage,
  sourceChanges,
} from './source-changes'

/**
 * `npm run check -- determinism`: builds the last commit in two folders, with different time zones and languages, and compares the results. If builds
 * are identical, hosts and visitors only fetch what a change has really changed. Then it changes a page, and one file of each other kind, and builds
 * the first folder with the caches of the build before and the second without. If these two builds are identical as well, no cache is ever stale.
 * The folders are inside the repository, because Next's bundler doesn't follow links out of `turbopack.root`.
 */
const root = path.resolve('.generated/twice')
const [one, two] = [path.join(root, 'a'), path.join(root, 'another/deeper')] as const
const environments: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [one]: { TZ: 'UTC', LC_ALL: 'C' },
  [two]: { TZ: 'Pacific/Auckland', LC_ALL: 'de_DE.UTF-8' },
}
/** A commit of the check, with the same dates each time. */
const committed = {
  GIT_AUTHOR_DATE: '2026-01-01T12:00:00Z',
  GIT_COMMITTER_DATE: '2026-01-01T12:00:00Z',
}
const identity = ['-c', 'user.name=Check', '-c', 'user.email=check@localhost', '-c', 'commit.gpgsign=false']
const shown = 20

const commit = git('rev-parse', 'HEAD')
rmSync(root, { recursive: true, force: true })
if (git('status', '--porcelain')) console.log("Changes that aren't committed aren't built.")
for (const folder of [one, two]) {
  await clone(folder)
  await build(folder)
}
expectNone(compareBuilds(), `Two builds of ${commit.slice(0, 8)} differ`)
console.log('Two builds of one commit are identical')

applyChange(one, pageChange)
git('-C', one, ...identity, 'commit', '--quiet', '--all', '--message', 'Change a page')
await build(one)
expectMark(one, pageChange)
expectNone(
  compareBuilds().filter(({ file }) => !showsPage.test(file)),
  `${pageChange.file} has changed, and so have files that don't show it`,
)
console.log('After a changed page, only the files that show it have changed')

git('-C', two, 'fetch', '--quiet', one)
git('-C', two, 'checkout', '--quiet', 'FETCH_HEAD')
git('-C', two, 'clean', '-ffdxq', '--exclude', 'node_modules')
for (const folder of [one, two]) {
  for (const change of sourceChanges) applyChange(folder, change)
  await build(folder, changedEnvironment)
}
for (const change of sourceChanges) expectMark(two, change)
expectNone(
  compareBuilds(),
  'A build with the caches of an earlier one (the first) differs from one without (the second)',
)
console.log('A build with caches of an earlier one is identical to one without')
rmSync(root, { recursive: true })

async function clone(folder: string): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true })
  git('clone', '--quiet', '--shared', '--no-checkout', '.', folder)
  git('-C', folder, 'checkout', '--quiet', commit)
  await run('cp', ['-al', path.resolve('node_modules'), path.join(folder, 'node_modules')])
}

async function build(folder: string, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const env = { ...process.env, ...environments[folder], ...changes }
  await run(process.execPath, ['scripts/build.mjs'], { cwd: folder, env }).catch((error) =>
    fail((error as Error).message),
  )
}

function compareBuilds(): Difference[] {
  return compareTrees(path.join(one, 'out'), path.join(two, 'out'))
}

function expectNone(differences: readonly Difference[], problem: string): void {
  if (differences.length === 0) return
  for (const { file, what } of differences.slice(0, shown)) console.error(`${file}: ${what}`)
  fail(`${problem}: ${count(differences.length, 'file')}. Both builds are in ${root}`)
}

/** Makes sure that a change is to be seen at all, because otherwise the comparison would say nothing about it. */
function expectMark(folder: string, { file, mark }: SourceChange): void {
  const out = path.join(folder, 'out')
  const texts = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:css|html|js)$/.test(name),
  )
  if (!texts.some((name) => readFileSync(path.join(out, name), 'utf8').includes(mark)))
    fail(`${file} was changed, but no file of the site says "${mark}". Both builds are in ${root}`)
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', env: { ...process.env, ...committed } }).trim()
}
