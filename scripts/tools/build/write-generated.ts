import { existsSync, readFileSync } from 'node:fs'
import { type BuildOptions, build } from 'esbuild'
import { chooseAnalytics } from '@/lib/publish/preview/preview'
import { readBuildSettings } from '@/lib/site/build-settings.mjs'
import { config } from '@/lib/site/config.mjs'
import type { SiteConfig } from '@/lib/site/config-types'
import { routes } from '@/lib/site/routes'
import { currentVersion, versions } from '@/lib/site/versions'
import { apiTypes } from '@/lib/source/api'
import { readSearchSettings } from '@/lib/source/search-data'
import { fillSiteTokens } from '@/lib/source/site-tokens.mjs'
import { removeOthers, shortHash, writeWhole } from '../write-file'
import { readLastUpdated } from './last-updated'
import { writeFragments } from './write-fragments'

const bundled = { bundle: true, minify: true, target: ['es2022'], legalComments: 'none' } satisfies BuildOptions

/** Writes what Next needs besides the content itself: dates, the announcement, fragments, inline scripts, the search worker and the API's types. */
export async function writeGenerated(): Promise<void> {
  const { basePath, preview } = readBuildSettings(process.env)
  writeWhole('.generated/last-updated.json', JSON.stringify(findLastUpdated(), null, 1))
  writeWhole('.generated/announcement.css', announcementCss(config.announcement))
  writeFragments()
  writeSearchSettings()
  writeWhole(`public${routes.apiTypes}`, fillSiteTokens(readFileSync(apiTypes, 'utf8')))
  const analytics = chooseAnalytics(config.analytics, preview !== undefined)
  const pageEnd = { pageEndSettings: { analytics } }
  // The worker contains the settings written above, and the runtime contains the address of the worker.
  await bundleSearchWorker()
  await Promise.all([
    bundleInline('pre-paint', {
      prePaintSettings: {
        colorMode: config.colorMode,
        announcementId: config.announcement && fillSiteTokens(config.announcement.id),
        analyticsScript: analytics.script,
      },
    }),
    bundleInline('text-start'),
    bundleInline('text-rules'),
    bundleInline('missing-files', { missingFilesSettings: { basePath: `${basePath}/` } }),
    bundleInline('page-end', pageEnd),
    bundleOfflineWorker(),
    bundleInline('runtime', {
      ...pageEnd,
      docsVersions: [currentVersion, ...versions.filter((version) => version !== currentVersion)].map(({ id }) => id),
      'process.env.NEXT_PUBLIC_BASE_PATH': basePath,
    }),
  ])
}

/**
 * Writes the stamp. Next notices when it changes, and reads the content again.
 * @param stamp changes with each save in `npm run dev`, and is empty in a build
 */
export function writeStamp(stamp: string): void {
  writeWhole('.generated/stamp.mjs', `export const stamp = '${stamp}'\n`)
}

/** Returns the days on which files changed, or none if git can't tell, because no date is better than a wrong one. */
function findLastUpdated(): Record<string, string> {
  const { dates, problem } = readLastUpdated()
  if (problem) console.warn(`last-updated: pages show no date, because ${problem}`)
  return dates
}

/** Bundles `lib/browser/<name>` as one minified text, for an inline script or, if it's the loader, a file. @param settings the constants that it declares */
async function bundleInline(name: string, settings: Readonly<Record<string, unknown>> = {}) {
  const { outputFiles } = await build({
    entryPoints: [`./lib/browser/${name}`],
    write: false,
    ...bundled,
    format: 'iife',
    define: Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, JSON.stringify(value)])),
  })
  writeWhole(`.generated/${name}.js`, outputFiles[0]?.text ?? '')
}

/**
 * Writes the settings. If the content check has found a mistake in the synonyms, search keeps the last ones in development until it's fixed. A build
 * doesn't get here.
 */
function writeSearchSettings() {
  const file = '.generated/search-settings.json'
  try {
    writeWhole(file, JSON.stringify(readSearchSettings()))
  } catch (error) {
    if (!existsSync(file)) throw error
  }
}

/** Bundles the search worker into one file, which is named after its content. Its address is in `.generated/search-worker.json`. */
async function bundleSearchWorker() {
  const { outputFiles } = await build({
    ...bundled,
    entryPoints: ['lib/browser/search-worker.ts'],
    write: false,
    format: 'esm',
  })
  const text = outputFiles[0]?.text ?? ''
  const name = `${shortHash(text)}.js`
  const folder = 'public/search-worker'
  writeWhole(`${folder}/${name}`, text)
  writeWhole('.generated/search-worker.json', JSON.stringify({ href: `/search-worker/${name}` }))
  removeOthers(folder, new Set([name]))
}

/**
 * Bundles the worker that keeps pages. On its own, it removes itself, so this is what development servers and sites that keep no pages serve.
 * `write-offline-worker.ts` puts in front of it what it has to know.
 */
async function bundleOfflineWorker() {
  const { outputFiles } = await build({
    ...bundled,
    entryPoints: ['lib/browser/offline/index.ts'],
    write: false,
    format: 'iife',
  })
  writeWhole(`public${routes.offlineWorker}`, outputFiles[0]?.text ?? '')
}

/**
 * Returns the rule that gives the announcement bar its configured colours, or an empty text if there's no announcement. The build writes the rule
 * into a style sheet, because the security policy doesn't allow style attributes.
 */
export function announcementCss(announcement: SiteConfig['announcement']): string {
  if (!announcement) return ''
  const { backgroundColor, textColor } = announcement
  for (const color of [backgroundColor, textColor]) {
    if (!/^[#\w(),.%/ -]+$/.test(color))
      throw new Error(`announcement in lib/site/config.mjs: "${color}" is not a colour. Write one, such as #1a2b3c`)
  }
  return `@layer tokens { :root { --announcement-surface: ${backgroundColor}; --announcement-text: ${textColor}; } }\n`
}
