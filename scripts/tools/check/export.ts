import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type CheckedPage, readPage } from '@/lib/publish/read-page'
import { checkExport } from '@/lib/publish/verify/check-export'
import { checkPublishedAnchors, type PublishedAnchors, recordAnchors } from '@/lib/publish/verify/published-anchors'
import { changesPath, publishedAnchorsFile, readBuildSettings } from '@/lib/site/build-settings.mjs'
import { config } from '@/lib/site/config.mjs'
import { formatProblems } from '@/lib/source/problem'
import { count } from '@/lib/utils/text'
import { requireBuilt } from '../build/ensure-built.mjs'
import { fail, readArguments } from '../fail.mjs'
import { listSiteFiles } from '../publish/site-files'

/**
 * `npm run check -- export`: reads the finished site and checks it. With `--record`, adds the fragments of this site to the list of published ones
 * instead.
 */
export function checkBuiltSite(args: readonly string[]): void {
  const { record } = readArguments({ args: [...args], options: { record: { type: 'boolean' } } }).values
  const { outDir } = readBuildSettings(process.env)
  requireBuilt(outDir)
  const pages = listFiles(outDir)
    // Next writes the not-found page twice; hosts serve 404.html.
    .filter((file) => file.endsWith('.html') && !file.startsWith('_not-found'))
    .map((file) => readPage(`/${file}`, readFileSync(path.join(outDir, file), 'utf8')))
  if (!record) {
    checkPages(pages)
    return
  }
  const recorded = recordAnchors(readPublishedAnchors(), pages)
  writeFileSync(publishedAnchorsFile, `${JSON.stringify(recorded, null, 2)}\n`)
  console.log(`${publishedAnchorsFile}: ${count(Object.values(recorded).flat().length, 'fragment')} on record`)
}

/**
 * Checks the site's links, anchors, assets and titles, and that fragments published earlier still exist. If something is wrong, prints it and lets the
 * process end with 1.
 * @param pages all pages of the built site
 */
export function checkPages(pages: readonly CheckedPage[]): void {
  const { basePath, outDir, preview } = readBuildSettings(process.env)
  const files = new Set(listFiles(outDir).map((file) => `/${file}`))
  // A preview's page of changes is written after its build, and the bar at the top links to it.
  if (preview) files.add(`${changesPath}.html`)
  const faults = checkExport(pages, {
    files,
    origin: config.url,
    basePath,
    isPreview: preview !== undefined,
    folder: outDir,
  })
  const lost = checkPublishedAnchors(readPublishedAnchors(), pages, files, basePath)
  const problems = [...faults, ...lost]
  if (problems.length > 0) console.error(formatProblems(problems))
  // Reviewers see what a branch breaks in its preview, so a lost address doesn't stop that.
  if (faults.length > 0 || (lost.length > 0 && !preview)) process.exitCode = 1
  const outcome = problems.length === 0 ? 'no problems' : count(problems.length, 'problem')
  console.log(`export check: ${count(pages.length, 'page')}, ${outcome}`)
}

function readPublishedAnchors(): PublishedAnchors {
  return existsSync(publishedAnchorsFile) ? JSON.parse(readFileSync(publishedAnchorsFile, 'utf8')) : {}
}

function listFiles(folder: string): string[] {
  try {
    return listSiteFiles(folder)
  } catch (error) {
    return fail((error as Error).message)
  }
}
