import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { buildIndexPage } from '@/lib/preview/index-page'
import { manifestFile, type PreviewManifest, parseManifest } from '@/lib/preview/manifest'
import { previewsPath, toPreviewBasePath, toSegment } from '@/lib/preview/segment'
import { config } from '@/lib/site/config.mjs'
import { replaceFolder, restoreFolder } from './replace-folder.mjs'

/** The previews in a tree that a static host serves at the root of a host; everything else in it is left alone. */
export class PreviewTree {
  private readonly folder: string

  /** @param root the folder that is served at `/` */
  constructor(root: string) {
    this.folder = path.join(root, previewsPath)
  }

  /** What stands in the tree and was made here. */
  list(): PreviewManifest[] {
    if (!existsSync(this.folder)) return []
    return readdirSync(this.folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .flatMap(({ name }) => this.read(name) ?? [])
  }

  /**
   * Adds or replaces the preview of a branch: copied beside its place, then moved there in one go.
   * @param site what `npm run preview:build` made
   * @throws when it is the site of another branch, or when its place belongs to another branch or to somebody else
   */
  publish(site: string, branch: string, now = new Date()): void {
    const segment = toSegment(branch)
    const manifest = readBuilt(site, branch)
    const target = path.join(this.folder, segment)
    restoreFolder(target)
    this.refuseClash(segment, branch)

    mkdirSync(this.folder, { recursive: true })
    const incoming = path.join(this.folder, `.${segment}-incoming`)
    rmSync(incoming, { recursive: true, force: true })
    cpSync(site, incoming, { recursive: true })
    writeFileSync(path.join(incoming, manifestFile), toJson({ ...manifest, publishedAt: now.toISOString() }))
    replaceFolder(incoming, target)
    // Next's router asks for the data of the start page beside the folder of a base path, not in it: `/previews/x.txt`.
    writeAside(`${target}.txt`, (file) => copyFileSync(path.join(target, 'index.txt'), file))
    this.writeIndex()
  }

  /** Removes the previews of branches that are not among those given. @returns the removed ones */
  prune(branches: readonly string[]): PreviewManifest[] {
    if (branches.length === 0)
      throw new Error('The list of branches is empty, so every preview would go: nothing was removed.')
    const removed = this.list().filter(({ branch }) => !branches.includes(branch))
    for (const { basePath } of removed) {
      const target = path.join(this.folder, path.basename(basePath))
      rmSync(target, { recursive: true })
      rmSync(`${target}.txt`, { force: true })
    }
    this.writeIndex()
    return removed
  }

  private refuseClash(segment: string, branch: string): void {
    if (!existsSync(path.join(this.folder, segment))) {
      if (!existsSync(path.join(this.folder, `${segment}.txt`))) return
      throw new Error(
        `${this.folder}/${segment}.txt was not made by preview:publish and is left alone. Move it away first.`,
      )
    }
    const other = this.read(segment)
    if (!other) {
      throw new Error(
        `${this.folder}/${segment} was not made by preview:publish and is left alone. Move it away first.`,
      )
    }
    if (other.branch === branch) return
    throw new Error(
      `The branches "${branch}" and "${other.branch}" would both stand at ${previewsPath}/${segment}. Rename one of them, or remove the preview of a deleted branch with --prune.`,
    )
  }

  private read(segment: string): PreviewManifest | undefined {
    const file = path.join(this.folder, segment, manifestFile)
    const manifest = existsSync(file) ? parseManifest(readFileSync(file, 'utf8')) : undefined
    return manifest?.basePath === `${previewsPath}/${segment}` ? manifest : undefined
  }

  private writeIndex(): void {
    if (!existsSync(this.folder)) return
    const tokens = readFileSync(path.join(import.meta.dirname, '../../app/styles/tokens.css'), 'utf8')
    const page = buildIndexPage({ name: config.name, tokens, previews: this.list() })
    writeAside(path.join(this.folder, 'index.html'), (file) => writeFileSync(file, page))
  }
}

function readBuilt(site: string, branch: string): PreviewManifest {
  const file = path.join(site, manifestFile)
  const manifest = existsSync(file) ? parseManifest(readFileSync(file, 'utf8')) : undefined
  const cure = `npm run preview:build -- --branch ${branch}`
  if (!manifest) throw new Error(`${site}/ holds no finished preview  (first: ${cure})`)
  if (manifest.branch !== branch) {
    throw new Error(`${site}/ holds the preview of "${manifest.branch}", not of "${branch}"  (first: ${cure})`)
  }
  if (manifest.basePath !== toPreviewBasePath(branch)) {
    throw new Error(
      `${site}/ was built for ${manifest.basePath || 'the root of a host'}, not for ${toPreviewBasePath(branch)}  (first: ${cure})`,
    )
  }
  return manifest
}

/** Written beside its place and moved there, so that nobody reads half of it. */
function writeAside(target: string, write: (file: string) => void): void {
  const aside = path.join(path.dirname(target), `.${path.basename(target)}-incoming`)
  write(aside)
  renameSync(aside, target)
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
