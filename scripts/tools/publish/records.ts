import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { previewsPath } from '@/lib/publish/preview/preview'
import { formatDate } from '@/lib/utils/date'
import { runGit, writeCommit } from './git'
import { keptFile, parseKept } from './kept-files'
import { treeFiles } from './tree-folder'

/** How many published sites we keep, with the one that's live. */
export const recordsToKeep = 10
const namespace = 'refs/published/'
const toRef = (id: string) => `${namespace}${id}`

/** A site that was published, kept as a ref of `origin`. */
export type SiteRecord = {
  /** When it was published and from which commit, such as `20261112-093000-0123abc`, with the whole hash. */
  id: string
  /** The hash of the commit that the ref points to. It depends only on the files, so the same files always have the same hash. */
  hash: string
  /** The commit that the site was built from, or `unknown`. */
  commit: string
  /** In ISO 8601, to the second. */
  publishedAt: string
}

/** Shortens the ID of a record as messages show it. It's still enough to find the record. */
export const shortenId = (id: string) => id.replace(/(?<=-[0-9a-f]{7})[0-9a-f]+$/, '')

/** Reads the ID of a record. @returns undefined if it isn't one */
function parseRecordId(id: string): Omit<SiteRecord, 'hash'> | undefined {
  const [, date, time, commit] = /^(\d{8})-(\d{6})-([0-9a-f]{7,64}|unknown)$/.exec(id) ?? []
  if (!date || !time || !commit) return undefined
  const day = date.replace(/(....)(..)(..)/, '$1-$2-$3')
  return { id, commit, publishedAt: `${day}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z` }
}

function toRecordId(commit: string, date: Date): string {
  const [day, time] = date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').split('T')
  return `${day}-${time}-${/^[0-9a-f]{7,64}$/.test(commit) ? commit : 'unknown'}`
}

/** Lists the records of `origin`, the newest first. */
export async function listRecords(repository: string): Promise<SiteRecord[]> {
  const lines = await runGit(repository, ['ls-remote', 'origin', `${namespace}*`])
  return lines
    .split('\n')
    .flatMap((line) => {
      const [hash = '', ref = ''] = line.split('\t')
      const parsed = parseRecordId(ref.slice(namespace.length))
      return parsed ? [{ ...parsed, hash }] : []
    })
    .sort((a, b) => (a.id < b.id ? 1 : -1))
}

/** Fetches records, so that this repository has their files. Refs of records that `origin` has removed are removed here too. */
export async function fetchRecords(repository: string): Promise<void> {
  await runGit(repository, ['fetch', '--quiet', '--prune', '--no-tags', 'origin', `+${namespace}*:${namespace}*`])
}

/**
 * Finds the record that somebody means.
 * @param asked the beginning of an ID or of a commit's hash; by default, the record before the one that's live
 * @throws {Error} with the records that there are
 */
export function chooseRecord(
  records: readonly SiteRecord[],
  live: string | undefined,
  asked: string | undefined,
): SiteRecord {
  const others = records.filter(({ id }) => id !== live)
  if (asked === undefined) {
    const [before] = others
    if (before) return before
    throw new Error(
      "There's no earlier record to go back to, because this is the first site that was published with one. Build the last good commit and publish it: docs/operators.md, “Go back to any commit”.",
    )
  }
  const found = records.filter(({ id, commit }) => id.startsWith(asked) || commit.startsWith(asked))
  const [first] = found
  if (!first || asked === '') throw new Error(`There's no record "${asked}". ${describeChoice(others)}`)
  if (found.length > 1) throw new Error(`"${asked}" matches ${found.length} records. ${describeChoice(found)}`)
  if (first.id === live) throw new Error(`${shortenId(first.id)} is live already. ${describeChoice(others)}`)
  return first
}

function describeChoice(records: readonly SiteRecord[]): string {
  if (records.length === 0) return 'There are no other records.'
  return `Choose one of these:\n${records.map(({ id }) => `  npm run deploy -- rollback ${shortenId(id)}`).join('\n')}`
}

/** The files of a tree that belong to the site itself. */
type PublishedSite = {
  /** The hash of a git tree with these files only. */
  tree: string
  /** The commit that the site was built from. */
  commit: string
  files: number
}

/**
 * Finds the site in a published tree: everything but previews, hashed files of earlier deploys and the commands' own files. So its tree is what the
 * build made.
 * @param tree a git tree or commit
 * @returns undefined if only previews are published
 */
export async function findSite(repository: string, tree: string): Promise<PublishedSite | undefined> {
  const entries = (await runGit(repository, ['ls-tree', '-r', '-z', tree])).split('\0').filter(Boolean)
  const nameOf = (entry: string) => entry.slice(entry.indexOf('\t') + 1)
  const names = new Set(entries.map(nameOf))
  if (!names.has('index.html')) return undefined
  const deploys = names.has(keptFile)
    ? parseKept(await runGit(repository, ['show', `${tree}:${keptFile}`]), keptFile).deploys
    : []
  const others = new Set([...treeFiles, ...deploys.slice(1).flatMap(({ files }) => files)])
  const own = entries.filter((entry) => {
    const name = nameOf(entry)
    return !others.has(name) && !`/${name}`.startsWith(`${previewsPath}/`)
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'index-'))
  try {
    const env = { GIT_INDEX_FILE: path.join(folder, 'index') }
    await runGit(repository, ['update-index', '-z', '--index-info'], { input: `${own.join('\0')}\0`, env })
    const site = await runGit(repository, ['write-tree'], { env })
    return { tree: site, commit: deploys[0]?.commit ?? 'unknown', files: own.length }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What a publication does to the records. */
type RecordPlan = {
  /** The record that's live afterwards. */
  live: SiteRecord
  site: PublishedSite
  isNew: boolean
  /** Records to remove: the oldest ones beyond ten, and the one that the new record replaces because its files are the same. */
  removed: SiteRecord[]
}

/**
 * Plans the records after a tree is published. If the site isn't another one than before, they stay as they are.
 * @param tree a git tree
 * @param before the ID of the record that's live before
 */
export async function planRecords(
  repository: string,
  tree: string,
  before: string | undefined,
  now = new Date(),
): Promise<RecordPlan | undefined> {
  const site = await findSite(repository, tree)
  if (!site) return undefined
  const records = await listRecords(repository)
  // The same files give the same commit, so the name of the ref is all that differs between two publications of them.
  const hash = await writeCommit(repository, site.tree, 'Site', '2000-01-01T00:00:00Z')
  const live = records.find((record) => record.id === before)
  if (live && live.hash === hash && toRecordId(site.commit, new Date(live.publishedAt)) === live.id)
    return { live, site, isNew: false, removed: records.slice(recordsToKeep) }
  // If this computer's clock is slow, the new record still comes after the others.
  const newest = Date.parse(records[0]?.publishedAt ?? '') || 0
  const id = toRecordId(site.commit, new Date(Math.max(now.getTime(), newest + 1000)))
  const staying = records.filter((record) => record.hash !== hash).slice(0, recordsToKeep - 1)
  const removed = records.filter((record) => !staying.includes(record))
  const { commit, publishedAt } = parseRecordId(id) ?? { commit: 'unknown', publishedAt: now.toISOString() }
  return { live: { id, hash, commit, publishedAt }, site, isNew: true, removed }
}

/** Returns the arguments of `git push` that add and remove records, each only if nobody has changed it. */
export function toPushArguments(plan: RecordPlan | undefined): string[] {
  if (!plan) return []
  const { live, isNew, removed } = plan
  return [
    ...(isNew ? [`--force-with-lease=${toRef(live.id)}:`, `${live.hash}:${toRef(live.id)}`] : []),
    ...removed.flatMap(({ id, hash }) => [`--force-with-lease=${toRef(id)}:${hash}`, `:${toRef(id)}`]),
  ]
}

/** Returns the message of a commit of the published branch, which names the record that's live. */
export const toMessage = (live: string | undefined) => (live === undefined ? 'Publish' : `Publish ${live}`)

/** Returns the ID of the record that a commit of the published branch names, if it has one. */
export async function readLiveId(repository: string, commit: string): Promise<string | undefined> {
  const message = await runGit(repository, ['log', '-1', '--format=%s', commit])
  return parseRecordId(message.replace(/^Publish /, ''))?.id
}

/**
 * Measures what commits add to the repository, in bytes on the disk.
 * @param without commits whose files don't count
 */
export async function measureBytes(
  repository: string,
  commits: readonly string[],
  without: readonly string[],
): Promise<number> {
  // With `--not`, git would leave out only the commits themselves, because they have no parents in common.
  const measure = async (all: readonly string[]) =>
    all.length === 0 ? 0 : Number(await runGit(repository, ['rev-list', '--objects', '--disk-usage', ...all]))
  return (await measure([...commits, ...without])) - (await measure(without))
}

/** @example toMegabytes(3_400_000) // => '3.4 MB' */
export const toMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** @example formatMoment('2026-11-12T09:30:00Z') // => '12 November 2026, 09:30 UTC' */
export const formatMoment = (iso: string) => `${formatDate(iso)}, ${iso.slice(11, 16)} UTC`
