import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { isUpToDate, sources } from '../build/ensure-built.mjs'
import { fail, readArguments } from '../fail.mjs'
import { checkPublished } from './check-published'
import { explainFailure } from './git'
import { listBranches } from './list-branches'
import { placeSite } from './place-site'
import { PreviewTree } from './preview-tree'
import { type Publication, publishedBranch, pullPublished, pushPublished, updatePublished } from './published-tree'
import { formatMoment, shortenId, toMegabytes } from './records'
import { rollBack } from './roll-back'
import { describeStatus } from './status'

/**
 * The commands of `npm run deploy` that work on the published tree: `pull --to DIR` fetches the tree that the host serves, `site --to DIR` adds the
 * site to it, and `push --from DIR` pushes it. The tree is kept as a branch of this repository. `npm run preview -- publish` works on the same folder.
 *
 * `update` does all of this at once, and starts again if somebody else publishes first. Use it with `--site out` for production, with
 * `--preview out-preview --branch NAME` for a preview, or with `--prune` to remove the previews of deleted branches. `rollback [RECORD]` publishes
 * an earlier site again, `smoke` checks the published site, and `status` shows what's published. After `push`, `update` and
 * `rollback` have changed the site, they run `smoke` too, except with `--no-smoke`.
 */
const {
  values: { prune, site, preview, branch, ...values },
  positionals,
} = readArguments({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    from: { type: 'string' },
    site: { type: 'string' },
    commit: { type: 'string' },
    preview: { type: 'string' },
    branch: { type: 'string' },
    prune: { type: 'boolean', default: false },
    url: { type: 'string' },
    on: { type: 'string' },
    'only-files': { type: 'boolean', default: false },
    wait: { type: 'string', default: '600' },
    'no-smoke': { type: 'boolean', default: false },
  },
})

const commands = {
  pull: () => pullPublished(readFolder('pull', 'to')),
  site: () => placeSite('out', readFolder('site', 'to'), { commit: readCommit('out') }),
  push: async () => finish(await pushPublished(readFolder('push', 'from'))),
  update,
  rollback,
  smoke: () => smoke(),
  status: async () => console.log(await describeStatus()),
} satisfies Record<string, () => unknown>

/** Runs a command, and ends with a message if it fails. */
export async function deploy(command: keyof typeof commands): Promise<void> {
  const extra = positionals.slice(command === 'rollback' ? 1 : 0)
  if (extra.length > 0)
    fail(
      `${command} doesn't know what to do with "${extra.join(' ')}". Remove it, or add the option that it belongs to.`,
    )
  if (!/^\d+$/.test(values.wait)) fail(`--wait is "${values.wait}", but must be a number of seconds.`)
  try {
    await commands[command]()
    if (command !== 'status') console.log(`npm run deploy -- ${command} is done.`)
  } catch (error) {
    fail(explainFailure(error))
  }
}

async function update(): Promise<void> {
  if (preview !== undefined && branch === undefined) fail('Which branch is the preview of? Add --branch NAME.')
  if (site === undefined && preview === undefined && !prune)
    fail('Publish what? Add --site out, --preview out-preview or --prune.')
  const commit = site === undefined ? '' : readCommit(site)
  const publication = await updatePublished({ place: (tree) => place(tree, commit) })
  if (site === undefined) report(publication)
  else await finish(publication)
}

async function rollback(asked = positionals[0], canOffer = false): Promise<void> {
  const { chosen, publication } = await rollBack({ asked })
  console.log(
    `The site of ${formatMoment(chosen.publishedAt)} is published again. Now revert the bad commit on main, or the next push will publish that commit again.`,
  )
  await finish(publication, canOffer)
}

function report({ live, files, isNew, bytes }: Publication): void {
  console.log(`The branch ${publishedBranch} of origin is up to date.`)
  if (!live) return
  const cost = isNew ? ` and adds at most ${toMegabytes(bytes)} to the repository` : " and hasn't changed"
  console.log(`The live site is record ${shortenId(live.id)}. It has ${files} files${cost}.`)
}

/** Reports what was published and, if the site has changed, checks it. */
async function finish(publication: Publication, canOffer = true): Promise<void> {
  report(publication)
  if (!publication.isNew || values['no-smoke']) return
  await smoke(canOffer).catch((error: Error) =>
    fail(`The site is published, but couldn't be checked. ${error.message}`),
  )
}

/** Runs the smoke check. If something is wrong, lists it and offers to go back. @param canOffer whether the site before may be a good one */
async function smoke(canOffer = true): Promise<void> {
  const { url, on } = values
  const abilities = values['only-files'] ? 'files' : 'all'
  const found = await checkPublished({ url, on, abilities, wait: Number(values.wait) * 1000, log: console.log })
  const { origin, asked, problems, before } = found
  if (problems.length === 0) return console.log(`${origin} is right: all ${asked} addresses match what was published.`)
  const heading = `${origin} differs from what was published at ${problems.length} of ${asked} addresses.`
  console.error([heading, ...problems].join('\n  '))
  if (!before || !canOffer) fail('To see what you can go back to: npm run deploy -- status')
  const way = `To go back to the site of ${formatMoment(before.publishedAt)}: npm run deploy -- rollback ${shortenId(before.id)}`
  if (process.env.GITHUB_ACTIONS) console.log(`::error title=The published site is wrong::${heading} ${way}`)
  if (!process.stdin.isTTY || !process.stdout.isTTY || on !== undefined) fail(way)
  const { confirmInTerminal } = await import('../new/ask-in-terminal')
  if (!(await confirmInTerminal(`Go back to the site of ${formatMoment(before.publishedAt)} now?`))) fail(way)
  await rollback(before.id)
}

function place(tree: string, commit: string): void {
  if (site !== undefined) placeSite(site, tree, { commit })
  if (!prune && preview === undefined) return
  const previews = new PreviewTree(tree)
  const branches = listBranches()
  if (prune) for (const removed of previews.prune(branches)) console.log(`Removed the preview of ${removed.branch}.`)
  if (preview === undefined || branch === undefined) return
  if (branches.includes(branch)) console.log(`The preview of ${branch} is at ${previews.publish(preview, branch)}.`)
  else console.log(`The branch ${branch} no longer exists, so its preview isn't published.`)
}

function readFolder(command: string, option: 'to' | 'from'): string {
  return values[option] || fail(`Which folder? Write: npm run deploy -- ${command} --${option} DIR`)
}

/** Returns the commit that a site was built from: what `--commit` says, or the one that's checked out. */
function readCommit(from: string): string {
  const commit = values.commit ?? readHead()
  if (values.commit === undefined && path.resolve(from) === path.resolve('out') && !isOfHead())
    fail(
      "out/ wasn't built from the sources of the commit that's checked out and the settings that are here now. Commit your changes and build it again, with the same SITE_ variables for both commands: npm run build. Or name the commit that it was built from: --commit 0123abc",
    )
  if (/^[0-9a-f]{7,64}$/.test(commit)) return commit
  return fail(`--commit is "${commit}", but must be the hash of a commit, 7 digits or more.`)
}

/** Returns whether `out/` was built from the commit that's checked out, without changes that nobody has committed. */
function isOfHead(): boolean {
  const changes = execFileSync('git', ['status', '--porcelain', '--', ...sources], { encoding: 'utf8', stdio: 'pipe' })
  return changes === '' && isUpToDate()
}

function readHead(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return fail('There is no git history here, so add the commit that was built: --commit 0123abc')
  }
}
