import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { getLimits } from '@/e2e/support/limits'
import {
  buildChangesPage,
  type Compared,
  countChanges,
  summarize,
  toCardFile,
} from '@/lib/publish/changes/changes-page'
import { compareSites } from '@/lib/publish/changes/compare-sites'
import { countPages } from '@/lib/publish/changes/draw-change'
import type { SiteChanges } from '@/lib/publish/changes/site'
import { buildSummary } from '@/lib/publish/changes/summary'
import { toCardHref } from '@/lib/publish/discovery/addresses'
import { readFonts } from '@/lib/publish/preview/document'
import type { PreviewManifest } from '@/lib/publish/preview/preview'
import { toUrl } from '@/lib/site/address'
import { changesPath } from '@/lib/site/build-settings.mjs'
import { config } from '@/lib/site/config.mjs'
import { findChromium } from '../install/chromium.mjs'
import { readTokens } from '../publish/read-tokens'
import { policyHash } from '../write-file'
import { chooseJobs } from './choose-jobs'
import { type Base, copyPublishedPictures } from './open-base'
import { openSiteFolder, readSite } from './read-site'
import { type Pictures, takePictures } from './take-pictures'

type Options = {
  /** The folder of the changed site. */
  site: string
  base: Base | undefined
  /** Where the page goes. The pictures are in a folder next to it. */
  to: string
  manifest: Omit<PreviewManifest, 'changes'>
  /** How many changed pages get pictures. With 0, no browser is needed. */
  most: number
}

/** For how many changed pages a preview has pictures. */
export const mostPictured = 12

const noSearch = 'Search isn’t compared, because one of the two sites has no search index that this version can read.'

const nothing: SiteChanges = { pages: [], links: [], frame: [], styles: { declarations: [], pages: [] }, problems: [] }

/**
 * Compares a site with another one, and writes the page of changes and its pictures.
 * @returns what the list of previews shows of it
 */
export async function writeChanges({
  site,
  base,
  to,
  manifest,
  most,
}: Options): Promise<NonNullable<PreviewManifest['changes']>> {
  const started = performance.now()
  const folder = path.join(to, changesPath)
  const sides = { before: openSiteFolder(base?.folder ?? site), after: { folder: site, basePath: manifest.basePath } }
  const notes = base ? [] : ['Nothing is published yet, so there’s nothing to compare with.']
  const [before, after] = [sides.before, sides.after].map((own) => (base ? readSite(own) : undefined))
  if (before && after && !(before.search && after.search)) notes.push(noSearch)
  const changes = before && after ? compareSites(before, after, await readLimits()) : nothing
  const jobs = before && after && most > 0 ? chooseJobs(changes, before, after, most) : []
  if (changes.pages.length > most) notes.push(explainMissingPictures(most, changes.pages.length))
  // A preview that's built again takes only the pictures that it doesn't have yet.
  if (jobs.length > 0) copyPublishedPictures(manifest.basePath, folder)
  const pictures = await tryPictures(jobs, sides, folder, notes)
  changes.problems.push(...pictures.violations)
  if (most > 0)
    for (const { href } of changes.pages.slice(most))
      pictures.pages.set(href, { pairs: [], note: 'No pictures were taken of this page.' })
  const cards = base ? copyCards(changes, base.folder, site, folder) : []
  const names = [...pictures.pages.values()].flatMap(({ pairs }) => pairs.flatMap((pair) => [pair.before, pair.after]))
  removeOthers(folder, new Set([...names, ...cards, ...pictures.same, pictures.small]))

  const compared: Compared = {
    ...manifest,
    address: manifest.basePath,
    against: base?.name ?? 'nothing',
    ...(manifest.basePath && { earlier: base?.earlier }),
  }
  const tokens = readTokens(base?.folder ?? site)
  const fonts = readFonts(readFileSync(path.join(site, 'index.html'), 'utf8'))
  const shown = { changes, pictures: pictures.pages, audited: pictures.audited, notes }
  const page = { ...compared, ...shown, siteName: config.name, tokens, fonts, toHash: policyHash }
  mkdirSync(to, { recursive: true })
  writeFileSync(path.join(to, `${changesPath}.html`), buildChangesPage(page))
  const { GITHUB_STEP_SUMMARY: report } = process.env
  if (report)
    appendFileSync(report, buildSummary(changes, compared, manifest.basePath ? toUrl(manifest.basePath) : undefined))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`changes: ${summarize(changes)} ${pictures.taken} pictures taken, ${seconds} s`)
  return {
    pages: changes.pages.length,
    problems: changes.problems.length,
    summary: countChanges(changes),
    picture: pictures.small,
  }
}

/** Explains why pages have no pictures, and how to get them. */
function explainMissingPictures(most: number, changed: number): string {
  const which =
    most === 0
      ? 'No pictures were taken, as you asked.'
      : `Pictures were taken of the ${countPages(most)} that changed most.`
  return `${which} To take them all, check out the branch and run: npm run preview -- changes --pictures ${changed}`
}

/** Takes pictures if there's a browser. If it fails, the page gives the reason, because its text is still worth reading. */
async function tryPictures(
  jobs: Parameters<typeof takePictures>[0],
  sides: Parameters<typeof takePictures>[1],
  to: string,
  notes: string[],
): Promise<Pictures> {
  const none: Pictures = { pages: new Map(), violations: [], audited: 0, taken: 0, same: [] }
  if (jobs.length === 0) return none
  const browser = findChromium()
  if (!browser) {
    notes.push('There are no pictures, because Chromium isn’t installed. Install it, or set CHROMIUM_PATH.')
    return none
  }
  return takePictures(jobs, sides, to, browser).catch((error: Error) => {
    notes.push(`There are no pictures, because the browser failed: ${error.message.split('\n')[0]}`)
    return none
  })
}

/** Copies the social cards that differ. @returns their names */
function copyCards(changes: SiteChanges, before: string, after: string, to: string): string[] {
  const cards = changes.pages.flatMap(({ href, card }) => [
    ...(card?.before ? [{ file: path.join(before, toCardHref(href)), name: toCardFile(card.before) }] : []),
    ...(card?.after ? [{ file: path.join(after, toCardHref(href)), name: toCardFile(card.after) }] : []),
  ])
  if (cards.length > 0) mkdirSync(to, { recursive: true })
  for (const { file, name } of cards) copyFileSync(file, path.join(to, name))
  return cards.map(({ name }) => name)
}

/** Removes pictures that the page doesn't show, such as those of an earlier commit. */
function removeOthers(folder: string, staying: ReadonlySet<string | undefined>): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (/\.(?:png|webp|same)$/.test(name) && !staying.has(name)) rmSync(path.join(folder, name))
}

/** Returns the limits for the HTML of one page of each kind, by address. */
async function readLimits(): Promise<Map<string, number>> {
  const { pageKinds } = await import('@/e2e/support/pages')
  return new Map(Object.entries(pageKinds).map(([kind, href]) => [href, getLimits(kind).html]))
}
