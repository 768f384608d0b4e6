import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { listSegments, previewsPath } from '@/lib/publish/preview/preview'
import { findCommit } from '../publish/kept-files'
import { publishedBranch } from '../publish/published-tree'

/** What a site is compared with. `earlier` is where it's served, next to the previews, if it's published. */
export type Base = { folder: string; name: string; earlier?: string }

const cache = '.generated/changes-base'

/**
 * Finds what to compare with: a folder, the published preview of a branch or, by default, what's published as production.
 * @returns undefined if nothing is published yet
 * @throws {Error} if there's neither such a folder nor such a preview
 */
export function openBase(against: string | undefined): Base | undefined {
  if (against !== undefined && statSync(against, { throwIfNoEntry: false })?.isDirectory()) {
    return { folder: against, name: `the folder ${against}` }
  }
  const commit = findPublished()
  if (against === undefined || against === publishedBranch) {
    // A host can have previews only.
    if (!commit || readGit('cat-file', '-e', `${commit}:index.html`) === undefined) return undefined
    const folder = extract(commit, '', [`:(exclude)${previewsPath.slice(1)}`])
    return { folder, name: `production${describeCommit(folder)}`, earlier: '' }
  }
  const places = listSegments(against).map((segment) => `${previewsPath.slice(1)}/${segment}`)
  const place = commit && places.find((own) => readGit('cat-file', '-e', `${commit}:${own}/preview.json`) !== undefined)
  if (!commit || !place) {
    throw new Error(
      `There's neither a folder ${against} nor a published preview of a branch with that name. Write --against FOLDER or --against BRANCH, or leave it out to compare with production.`,
    )
  }
  return { folder: extract(commit, place), name: `the preview of ${against}`, earlier: `/${place}` }
}

/** Copies the pictures of a published preview into a folder, so that they aren't taken again. */
export function copyPublishedPictures(basePath: string, to: string): void {
  const commit = findPublished()
  const place = `${basePath.slice(1)}/changes`
  if (!commit || !basePath || readGit('cat-file', '-e', `${commit}:${place}`) === undefined) return
  unpack(`${commit}:${place}`, to, [])
}

/** Returns the commit of the published branch, as far as this checkout knows it. */
function findPublished(): string | undefined {
  return [`refs/remotes/origin/${publishedBranch}`, `refs/heads/${publishedBranch}`]
    .map((ref) => readGit('rev-parse', '--verify', '--quiet', ref)?.trim())
    .find(Boolean)
}

/** Writes a folder of a commit to the disk, and keeps only the last one. */
function extract(commit: string, place: string, paths: readonly string[] = []): string {
  const name = [commit.slice(0, 12), ...place.split('/').slice(1)].join('-')
  const folder = path.join(cache, name)
  if (existsSync(folder)) return folder
  if (existsSync(cache)) for (const old of readdirSync(cache)) rmSync(path.join(cache, old), { recursive: true })
  // The folder gets its final name only once it's complete, because later comparisons take a folder with that name as complete.
  const unfinished = `${folder}-unfinished`
  unpack(place ? `${commit}:${place}` : commit, unfinished, paths)
  renameSync(unfinished, folder)
  return folder
}

function unpack(tree: string, to: string, paths: readonly string[]): void {
  mkdirSync(to, { recursive: true })
  const archive = `${to}.tar`
  execFileSync('git', [
    'archive',
    '--format=tar',
    '-o',
    path.resolve(archive),
    tree,
    ...(paths.length ? ['--', '.', ...paths] : []),
  ])
  execFileSync('tar', ['-xf', archive, '-C', to])
  rmSync(archive)
}

/** Returns which commit production was built from. */
function describeCommit(folder: string): string {
  const commit = findCommit(folder)
  return commit === undefined ? '' : ` (commit ${commit.slice(0, 8)})`
}

function readGit(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}
