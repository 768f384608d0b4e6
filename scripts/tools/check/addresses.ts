import { existsSync, readFileSync } from 'node:fs'
import { listRedirects, listVanished } from '@/lib/publish/discovery/redirects'
import { readSitemapPaths } from '@/lib/publish/discovery/sitemap'
import { withoutBasePath } from '@/lib/site/base-path'
import { config } from '@/lib/site/config.mjs'
import { contentStages, runStages } from '../build/stages.mjs'
import { fail, readArguments } from '../fail.mjs'

/**
 * `npm run check -- addresses --sitemap FILE`: compiles the content, compares the sitemap that was last published with its pages and redirects,
 * and exits with 1 if an address would return 404.
 */
const { values } = readArguments({ options: { sitemap: { type: 'string' } } })
const { sitemap } = values
if (!sitemap || !existsSync(sitemap)) {
  const problem = sitemap ? `there is no file ${sitemap}` : 'no sitemap is given'
  fail(`${problem}  (fetch the published one, then write: npm run check -- addresses --sitemap FILE)`)
}

await runStages(contentStages).catch((error: Error) => fail(error.message))
// It imports what the stages have just written.
const { listEntries } = await import('@/lib/catalogue/entries')

/** Addresses in a sitemap are public, so they begin with this path. */
const publicPath = new URL(config.url).pathname.replace(/\/+$/, '')
const entries = listEntries()
const known = new Set([...entries.map(({ href }) => href), ...listRedirects(entries).map(({ from }) => from)])
const published = readPublished(sitemap)
const vanished = listVanished(published, known)
for (const { path, fix } of vanished) console.error(`${sitemap}  ${path} was published and is gone  (${fix})`)
if (vanished.length > 0) process.exitCode = 1
console.log(
  `addresses: ${published.length} published, ${vanished.length === 0 ? 'all of them still lead to a page' : `${vanished.length} vanished`}`,
)

function readPublished(file: string): string[] {
  try {
    return readSitemapPaths(readFileSync(file, 'utf8')).map((path) => withoutBasePath(path, publicPath))
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : error}  (give the sitemap.xml of the site)`)
  }
}
