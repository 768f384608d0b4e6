import { existsSync } from 'node:fs'
import path from 'node:path'
import { toPagePath } from '@/lib/publish/read-page'
import { count } from '@/lib/utils/text'
import { runGit } from './git'
import { fetchPublished } from './published-tree'
import {
  fetchRecords,
  findSite,
  formatMoment,
  listRecords,
  measureBytes,
  readLiveId,
  recordsToKeep,
  shortenId,
  toMegabytes,
} from './records'
import { listSiteFiles } from './site-files'

/** How many pages or commits a list shows. */
const longestList = 20

/**
 * Describes what's live and since when, the records and what they cost, and what publishing the site in `out` would change.
 * @param repository the checkout whose `origin` has the published branch
 */
export async function describeStatus(repository = process.cwd(), out = path.join(repository, 'out')): Promise<string> {
  const published = await fetchPublished(repository)
  const site = published && (await findSite(repository, published))
  if (!published || !site)
    return 'No site is published yet. To publish the one in out/: npm run deploy -- update --site out'
  await fetchRecords(repository)
  const records = await listRecords(repository)
  const id = await readLiveId(repository, published)
  const live = records.find((record) => record.id === id)
  const bytes = await measureBytes(
    repository,
    records.map(({ hash }) => hash),
    [published],
  )
  const lines = records.map(
    (record) => `  ${shortenId(record.id)}  ${formatMoment(record.publishedAt)}${record === live ? '  live' : ''}`,
  )
  return [
    `Live: commit ${site.commit.slice(0, 7)}, ${live ? `since ${formatMoment(live.publishedAt)}` : 'published without a record'}, ${site.files} files`,
    ...(await listCommits(repository, site.commit)),
    '',
    `Records: ${records.length} of ${recordsToKeep}. They take ${toMegabytes(bytes)} on top of the live site.`,
    ...lines,
    '',
    ...(await describeChanges(repository, site.tree, out)),
  ].join('\n')
}

/** Lists the commits after the one that's live, if this checkout has it. */
async function listCommits(repository: string, commit: string): Promise<string[]> {
  const log = await runGit(repository, ['log', '--format=%h %s', `${commit}..HEAD`]).catch(() => undefined)
  if (log === undefined) return ["This checkout doesn't have that commit."]
  const commits = log.split('\n').flatMap((line) => (line === '' ? [] : [`  ${line}`]))
  if (commits.length === 0) return ['There are no newer commits in this checkout.']
  return [`Newer commits in this checkout: ${commits.length}`, ...shorten(commits)]
}

/** Compares the site in a folder with the one that's live. @param tree the git tree of the live site */
async function describeChanges(repository: string, tree: string, out: string): Promise<string[]> {
  if (!existsSync(path.join(out, 'index.html')))
    return ["There's no out/, so build the site to see what would change: npm run build"]
  const files = listSiteFiles(out)
  // Relative paths would begin at the top of the repository.
  const input = files.map((file) => `${path.resolve(out, file)}\n`).join('')
  const hashes = await runGit(repository, ['hash-object', '--no-filters', '--stdin-paths'], { input })
  const built = new Map(hashes.split('\n').map((hash, index) => [files[index] ?? '', hash]))
  const entries = (await runGit(repository, ['ls-tree', '-r', '-z', tree])).split('\0').filter(Boolean)
  const live = new Map(entries.map((entry) => [entry.slice(entry.indexOf('\t') + 1), entry.split(/[ \t]/)[2] ?? '']))

  const groups = {
    new: files.filter((file) => !live.has(file)),
    changed: files.filter((file) => live.has(file) && live.get(file) !== built.get(file)),
    removed: [...live.keys()].filter((file) => !built.has(file)),
  }
  const all = Object.values(groups).flat()
  if (all.length === 0) return ['If you published out/ now, nothing would change.']
  const counts = Object.entries(groups).map(([name, names]) => `${names.length} ${name}`)
  const pages = Object.entries(groups).flatMap(([name, names]) =>
    names.filter((file) => file.endsWith('.html')).map((file) => `  ${name.padEnd(7)}  ${toPagePath(`/${file}`)}`),
  )
  return [
    `If you published out/ now, ${count(all.length, 'file')} would change: ${counts.join(', ')}.`,
    ...(pages.length > 0
      ? [`Pages among them: ${pages.length}`, ...shorten(pages)]
      : ['There are no pages among them.']),
  ]
}

function shorten(lines: readonly string[]): string[] {
  const more = lines.length - longestList
  return more > 0 ? [...lines.slice(0, longestList), `  and ${more} more`] : [...lines]
}
