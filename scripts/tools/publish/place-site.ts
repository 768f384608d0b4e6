import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { manifestFile, previewsPath } from '@/lib/publish/preview/preview'
import { formatKept, keptFile, listHashed, planKept, productionRetention, readKept } from './kept-files'
import { listPlainFiles, listSiteFiles, refuseHidden } from './site-files'
import { checkTree, openTree, treeFiles } from './tree-folder'
import { lockFile, lockTree } from './tree-lock'

/** The folder of a published tree in which a new site is complete before its files replace those of the old one. */
const incoming = '.published-incoming'
/** What a published tree contains apart from the site at its root. */
const others = ['.git', previewsPath.slice(1), lockFile, incoming]

type SiteOptions = { commit: string; now?: Date }

/**
 * Replaces the site at the root of a published tree with a finished one. Hashed files of earlier deploys stay for a while, and previews aren't
 * touched. Nothing changes until all files are on the disk, so if it's full, the old site stays. Pages change only once all their files are there,
 * so a run that's killed leaves a tree that works, and the next run completes it.
 */
export function placeSite(site: string, to: string, { commit, now = new Date() }: SiteOptions): void {
  checkTree(to)
  if (!existsSync(path.join(site, 'index.html')))
    throw new Error(`There is no finished site in ${site}/. First: npm run build`)
  refuseOtherPlace(site)
  const files = listSiteFiles(site)
  refuseHidden(site, files)
  const clash = [previewsPath.slice(1), ...treeFiles].find((name) => existsSync(path.join(site, name)))
  if (clash)
    throw new Error(
      `${site}/${clash} would replace a file or folder that the published tree needs. Rename it in the sources.`,
    )
  openTree(to)

  const unlock = lockTree(to)
  try {
    const hashed = listHashed(files)
    const kept = planKept(
      readKept(to, listPlainFiles(to, others), now),
      { commit, files: hashed },
      now,
      productionRetention,
    )
    stage(site, to, files)
    writeFileSync(path.join(to, incoming, keptFile), formatKept(kept))
    const isHashed = new Set(hashed)
    move(to, [...hashed, keptFile, ...files.filter((file) => !isHashed.has(file))])
    removeOthers(to, new Set([...files, ...treeFiles, ...kept.flatMap((deploy) => deploy.files)]))
  } finally {
    rmSync(path.join(to, incoming), { recursive: true, force: true })
    unlock()
  }
}

/** @throws if a site was built as a preview, or for a path, because its addresses would be wrong at the root of a host */
function refuseOtherPlace(site: string): void {
  if (existsSync(path.join(site, manifestFile)))
    throw new Error(`${site}/ is a preview. Publish it as one: --preview ${site} --branch NAME`)
  const [, base] =
    /<script src="(\/[^"\s]+?)\/_next\/static\//.exec(readFileSync(path.join(site, 'index.html'), 'utf8')) ?? []
  if (base) throw new Error(`${site}/ was built for the path ${base}. Build it again without SITE_BASE_PATH.`)
}

/** Writes everything that needs space on the disk: copies of the files in a hidden folder, and the site's new folders. */
function stage(site: string, to: string, files: readonly string[]): void {
  const staged = path.join(to, incoming)
  rmSync(staged, { recursive: true, force: true })
  const folders = new Set(files.map((file) => path.dirname(file)))
  for (const folder of folders) mkdirSync(path.join(staged, folder), { recursive: true })
  for (const file of files) copyFileSync(path.join(site, file), path.join(staged, file))
  // Visitors don't notice empty folders. If something is in the way, it's removed later.
  for (const folder of folders) if (isFree(to, folder)) mkdirSync(path.join(to, folder), { recursive: true })
}

/** Returns whether everything on the path to a folder is a folder, or missing. */
function isFree(to: string, folder: string): boolean {
  const found = lstatSync(path.join(to, folder), { throwIfNoEntry: false })
  return (!found || found.isDirectory()) && (folder === '.' || isFree(to, path.dirname(folder)))
}

/** Moves files of the new site into their place, in this order. Each is renamed, so a host never sends half a file. */
function move(to: string, files: readonly string[]): void {
  const folders = new Set<string>()
  for (const file of files) {
    makeFolder(to, path.dirname(file), folders)
    const target = path.join(to, file)
    if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) rmSync(target, { recursive: true })
    renameSync(path.join(to, incoming, file), target)
  }
}

/** Creates a folder inside the tree. Anything in the way is removed, because a link would lead the copy out of the tree. */
function makeFolder(to: string, folder: string, known: Set<string>): void {
  if (folder === '.' || known.has(folder)) return
  makeFolder(to, path.dirname(folder), known)
  const target = path.join(to, folder)
  const found = lstatSync(target, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) rmSync(target)
  if (!found?.isDirectory()) mkdirSync(target)
  known.add(folder)
}

/** Removes files that aren't in `staying`, and folders that are empty after that. @returns whether the folder is empty now */
function removeOthers(to: string, staying: ReadonlySet<string>, inner = ''): boolean {
  let isEmpty = true
  for (const entry of readdirSync(path.join(to, inner), { withFileTypes: true })) {
    const name = inner === '' ? entry.name : `${inner}/${entry.name}`
    const file = path.join(to, name)
    if (inner === '' && others.includes(name)) isEmpty = false
    else if (entry.isDirectory() && removeOthers(to, staying, name)) rmdirSync(file)
    else if (entry.isDirectory() || staying.has(name)) isEmpty = false
    else rmSync(file)
  }
  return isEmpty
}
