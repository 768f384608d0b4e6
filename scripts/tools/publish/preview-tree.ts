import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { discoveryFiles } from '@/lib/publish/discovery/addresses'
import { buildSecurityTxt } from '@/lib/publish/discovery/security-txt'
import { readFonts } from '@/lib/publish/preview/document'
import { buildIndexPage } from '@/lib/publish/preview/index-page'
import {
  listSegments,
  manifestFile,
  type PreviewManifest,
  parseManifest,
  previewsPath,
  toPreviewBasePath,
} from '@/lib/publish/preview/preview'
import { config } from '@/lib/site/config.mjs'
import { replaceFolder, restoreFolder } from '../replace-folder.mjs'
import { policyHash } from '../write-file'
import { formatKept, keptFile, listHashed, planKept, previewRetention, readKept } from './kept-files'
import { readTokens } from './read-tokens'
import { listPlainFiles, listSiteFiles, refuseHidden } from './site-files'
import { openTree } from './tree-folder'
import { lockTree } from './tree-lock'

/**
 * The previews in a tree that a static host serves at its root. Nothing else in the tree is touched, except that a tree without a site gets `security.txt`.
 * A run may be killed at any moment: what it leaves behind is hidden, and the next run cleans it up.
 */
export class PreviewTree {
  private readonly folder: string

  /** @param root the folder that is served at `/` */
  constructor(private readonly root: string) {
    this.folder = path.join(root, previewsPath)
  }

  /** Lists the previews in the tree. */
  list(): PreviewManifest[] {
    return this.listNames().flatMap((name) => this.read(name) ?? [])
  }

  /** Lists names that publishing doesn't know, so it leaves them alone. */
  listStrangers(): string[] {
    const previews = new Set(this.list().map(({ basePath }) => path.basename(basePath)))
    const isKnown = (name: string) =>
      name === 'index.html' || previews.has(name) || previews.has(name.replace(/\.txt$/, ''))
    return this.listNames().filter((name) => !isKnown(name))
  }

  /**
   * Adds or replaces the preview of a branch.
   * @param site what `npm run preview -- build` made
   * @returns the address of the preview
   * @throws {Error} if the site is of another branch, or if its address belongs to another branch or to files that we didn't publish
   */
  publish(site: string, branch: string, now = new Date()): string {
    const manifest = readBuilt(site, branch)
    const files = listSiteFiles(site)
    refuseHidden(site, files)
    return this.change(() => {
      const segment = path.basename(manifest.basePath)
      const target = path.join(this.folder, segment)
      this.refuseClash(segment, branch)
      const incoming = path.join(this.folder, `.${segment}-incoming`)
      cpSync(site, incoming, { recursive: true })
      keepEarlier(target, incoming, { commit: manifest.commit, files: listHashed(files) }, now)
      writeFileSync(path.join(incoming, manifestFile), toJson({ ...manifest, publishedAt: now.toISOString() }))
      replaceFolder(incoming, target)
      this.writeStartData(segment)
      // The branch may have a preview at another address, from when its name was turned into a segment differently.
      for (const old of this.list()) if (old.branch === branch && old.basePath !== manifest.basePath) this.remove(old)
      return manifest.basePath
    })
  }

  /** Removes the previews of branches that aren't in the list. @returns the removed ones */
  prune(branches: readonly string[]): PreviewManifest[] {
    if (branches.length === 0)
      throw new Error('The list of branches is empty, so every preview would be removed. Nothing was changed.')
    if (!existsSync(this.root)) return []
    return this.change(() => {
      const removed = this.list().filter(({ branch }) => !branches.includes(branch))
      for (const manifest of removed) this.remove(manifest)
      return removed
    })
  }

  /** Locks the tree, cleans up what a killed run left behind, and then changes the tree. */
  private change<T>(act: () => T): T {
    openTree(this.root)
    const unlock = lockTree(this.root)
    try {
      const found = lstatSync(this.folder, { throwIfNoEntry: false })
      if (found && !found.isDirectory()) throw new Error(`${this.folder} isn't a folder. Remove it, and publish again.`)
      if (!found) mkdirSync(this.folder)
      this.tidy()
      const result = act()
      this.writeIndex()
      return result
    } finally {
      unlock()
    }
  }

  private tidy(): void {
    for (const name of readdirSync(this.folder)) {
      const [, segment = '', state] = /^\.(.+)-(before|incoming|trash)$/.exec(name) ?? []
      if (state === 'before') restoreFolder(path.join(this.folder, segment))
      if (state === 'incoming') rmSync(path.join(this.folder, name), { recursive: true })
      if (state === 'trash') this.empty(segment)
    }
    for (const name of this.listNames()) if (this.read(name)) this.writeStartData(name)
  }

  /** Hides a preview before removing it, so that half a preview is never public. */
  private remove({ basePath }: PreviewManifest): void {
    const segment = path.basename(basePath)
    renameSync(path.join(this.folder, segment), this.toTrash(segment))
    this.empty(segment)
  }

  private empty(segment: string): void {
    // The folder is removed last: as long as it's there, the next run knows that the file belongs to it.
    if (!existsSync(path.join(this.folder, segment))) rmSync(path.join(this.folder, `${segment}.txt`), { force: true })
    rmSync(this.toTrash(segment), { recursive: true, force: true })
  }

  private toTrash(segment: string): string {
    return path.join(this.folder, `.${segment}-trash`)
  }

  /** Next's router asks for the data of the start page next to the folder of a base path: `/previews/x.txt`. */
  private writeStartData(segment: string): void {
    const from = path.join(this.folder, segment, 'index.txt')
    const to = path.join(this.folder, `${segment}.txt`)
    if (!existsSync(from) || (existsSync(to) && readFileSync(from).equals(readFileSync(to)))) return
    writeAside(to, (file) => copyFileSync(from, file))
  }

  private refuseClash(segment: string, branch: string): void {
    const place = path.join(this.folder, segment)
    const other = this.read(segment)
    if (!other) {
      const stranger = [place, `${place}.txt`].find((file) => lstatSync(file, { throwIfNoEntry: false }))
      if (!stranger) return
      throw new Error(
        `${stranger} wasn't made by npm run preview -- publish. Delete it if you don't need it, or move it away, and publish again.`,
      )
    }
    if (other.branch === branch) return
    throw new Error(
      `The preview of "${other.branch}" is at ${other.basePath}. Build and publish that branch again first: it then moves to its own address. If the branch no longer exists, remove its preview with --prune.`,
    )
  }

  private listNames(): string[] {
    if (!existsSync(this.folder)) return []
    return readdirSync(this.folder).filter((name) => !name.startsWith('.'))
  }

  private read(segment: string): PreviewManifest | undefined {
    const folder = path.join(this.folder, segment)
    if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined
    const manifest = readManifest(folder)
    return manifest?.basePath === toPreviewBasePath(segment) ? manifest : undefined
  }

  private writeIndex(): void {
    const tokens = readTokens(this.root)
    const previews = this.list()
    const places = ['', ...previews.map(({ basePath }) => basePath)]
    const [sample] = places.map((place) => path.join(this.root, place, 'index.html')).filter(existsSync)
    const fonts = sample ? readFonts(readFileSync(sample, 'utf8')) : ''
    const page = buildIndexPage({ siteName: config.name, tokens, fonts, previews, toHash: policyHash })
    writeAside(path.join(this.folder, 'index.html'), (file) => writeFileSync(file, page))
    this.writeSecurityTxt()
  }

  /** A host that has only previews needs the file at its root too. A site at the root brings its own. */
  private writeSecurityTxt(): void {
    if (existsSync(path.join(this.root, 'index.html'))) return
    const target = path.join(this.root, discoveryFiles.security)
    mkdirSync(path.dirname(target), { recursive: true })
    writeAside(target, (file) => writeFileSync(file, buildSecurityTxt()))
  }
}

/** Copies the hashed files of the preview's last deploys into the new one. */
function keepEarlier(target: string, incoming: string, current: { commit: string; files: string[] }, now: Date): void {
  const earlier = existsSync(target) ? readKept(target, listPlainFiles(target), now) : []
  const kept = planKept(earlier, current, now, previewRetention)
  for (const file of kept.slice(1).flatMap(({ files }) => files)) {
    mkdirSync(path.dirname(path.join(incoming, file)), { recursive: true })
    copyFileSync(path.join(target, file), path.join(incoming, file))
  }
  writeFileSync(path.join(incoming, keptFile), formatKept(kept))
}

function readBuilt(site: string, branch: string): PreviewManifest {
  const addresses = listSegments(branch).map(toPreviewBasePath)
  const manifest = readManifest(site)
  const fix = `First: npm run preview -- build --branch=${branch}`
  if (!manifest) throw new Error(`There is no finished preview in ${site}/. ${fix}`)
  if (manifest.branch !== branch)
    throw new Error(`${site}/ contains the preview of "${manifest.branch}", not of "${branch}". ${fix}`)
  if (!addresses.includes(manifest.basePath)) {
    throw new Error(
      `${site}/ was built for ${manifest.basePath || 'the root of a host'}, not for ${addresses[0]}. ${fix}`,
    )
  }
  return manifest
}

function readManifest(folder: string): PreviewManifest | undefined {
  const file = path.join(folder, manifestFile)
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
  return parseManifest(readFileSync(file, 'utf8'))
}

/** Writes a file under a temporary name and then renames it, so that nobody reads half of it. */
function writeAside(target: string, write: (file: string) => void): void {
  const aside = path.join(path.dirname(target), `.${path.basename(target)}-incoming`)
  write(aside)
  renameSync(aside, target)
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
