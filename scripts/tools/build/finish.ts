import { readFileSync } from 'node:fs'
import { findEntry, listEntries } from '@/lib/catalogue/entries'
import type { Entry } from '@/lib/catalogue/entry'
import { discoveryFiles } from '@/lib/publish/discovery/addresses'
import { buildSecurityTxt } from '@/lib/publish/discovery/security-txt'
import { listFonts } from '@/lib/publish/finish/head'
import { unusedData } from '@/lib/publish/finish/next-output'
import { listPolicyOrigins } from '@/lib/publish/finish/policy'
import type { Loader } from '@/lib/publish/finish/runtime'
import { toPagePath } from '@/lib/publish/read-page'
import { withBasePath } from '@/lib/site/base-path'
import { readBuildSettings } from '@/lib/site/build-settings.mjs'
import { config } from '@/lib/site/config.mjs'
import { routes } from '@/lib/site/routes'
import { getLatestVersion } from '@/lib/source/site-tokens.mjs'
import { toError } from '@/lib/utils/errors'
import { count } from '@/lib/utils/text'
import { checkPages } from '../check/export'
import { fail } from '../fail.mjs'
import { policyHash, shortHash } from '../write-file'
import { drawCards } from './draw-cards'
import { type ExportFolder, openExport } from './export-folder'
import { finishPages } from './finish-pages'
import type { DescribedPage, PageSettings } from './make-page'
import { writeSearchIndex } from './search-index'
import { mergeLazyParts, openSheets } from './sheets'
import { writeDeployFiles } from './write-deploy-files'
import { writeDiscovery, writeMovedPages } from './write-discovery'
import { writeOfflineWorker } from './write-offline-worker'

/**
 * The last stage of the build. It leaves in the built folder what a static host should serve, and nothing else: each page is finished and read once, and
 * everything about the whole site is made from what was read.
 */
const { basePath, defersRuntime, outDir, preview } = readBuildSettings(process.env)
await finish().catch((error) => fail(toError(error).message))

async function finish() {
  const site = openExport(outDir)
  const entries = listEntries()
  replaceNotFound(site)
  for (const name of site.list()) if (unusedData.test(name)) site.remove(name)
  writeMovedPages(site, entries)
  const sheets = openSheets(site, { basePath, defersRuntime })
  const palette = mergeLazyParts(site, sheets, basePath)
  const settings = readSettings(site, palette)
  const { pages, texts, made } = await finishPages(site, sheets, { settings, describe, kept: '.generated/pages' })
  sheets.removeUnused()
  report(`${count(pages.length, 'page')}, ${made} of them finished again`)

  writeDiscovery(site, entries, texts)
  report('Markdown, feeds and sitemap')
  console.log(
    writeSearchIndex(
      new Map([...texts].map(([href, { sections }]) => [href, sections])),
      outDir,
      '.generated/search-checks',
    ),
  )
  if (preview) site.remove(routes.offlineWorker)
  else if (config.offline) report(writeOfflineWorker(site, { hrefs: [...texts.keys()], palette, basePath }))
  const drawn = await drawCards(site, entries, '.generated/cards')
  report(`${count(entries.length, 'card')}, ${drawn} of them drawn`)
  // Programs look for it only at the root of a host.
  if (!basePath) site.write(discoveryFiles.security, buildSecurityTxt())
  checkPages(pages)
  // A preview shares its host with other sites. If the check fails, the last good site stays, and so do the rules for it.
  if (!preview && !process.exitCode) writeDeployFiles(outDir, 'deploy', basePath)
}

/** Next writes the not-found page a second time under its internal name. Hosts serve 404.html. */
function replaceNotFound(site: ExportFolder) {
  for (const leftover of ['_not-found.html', '_not-found.txt', '_not-found']) site.remove(leftover)
}

function readSettings(site: ExportFolder, searchFiles: readonly string[]): PageSettings {
  const inline = defersRuntime ? ['pre-paint'] : ['pre-paint', 'text-start', 'missing-files', 'page-end']
  const fonts = `const fontFiles=${JSON.stringify(listFonts(site.read('index.html')))};`
  return {
    basePath,
    prePaint: [fonts, ...inline.map(readScript)].join('\n'),
    loader: defersRuntime ? writeLoader(site, searchFiles) : undefined,
    origins: listPolicyOrigins(config.analytics),
  }
}

function readScript(name: string) {
  return readFileSync(`.generated/${name}.js`, 'utf8').trim()
}

/** Writes the loader to a file whose name depends only on its content, so that browsers may keep it forever. */
function writeLoader(site: ExportFolder, searchFiles: readonly string[]): Loader {
  const text = `{const searchFiles=${JSON.stringify(searchFiles)};${readScript('runtime')}}`
  const file = `/_next/static/loader/${shortHash(text, 16)}.js`
  site.write(file, text)
  return {
    src: withBasePath(file, basePath),
    integrity: `sha256-${policyHash(text)}`,
    textStart: readScript('text-start'),
    textRules: readScript('text-rules'),
    watcher: readScript('missing-files'),
  }
}

/** Returns what structured data say about the page in a file. If React wrote them, it would send them a second time in the page's data. */
function describe(file: string): DescribedPage | undefined {
  const entry: Entry | undefined = findEntry(toPagePath(file))
  if (!entry) return undefined
  return { entry, latestVersion: getLatestVersion() }
}

function report(what: string) {
  console.log(`finish: ${what}, ${(performance.now() / 1000).toFixed(1)} s`)
}
