import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listRedirects, listSitePages } from '@/lib/content'
import { readSitemapPaths } from '@/lib/discovery/sitemap'
import { listVanished } from '@/lib/discovery/vanished'
import { withoutBasePath } from '@/lib/site/base-path'
import { config } from '@/lib/site/config.mjs'

/**
 * `npm run check:addresses -- --sitemap FILE`: compares the sitemap that was last published with the current pages and redirects, and exits with 1 if
 * an address would return 404.
 */
const { values } = parseArgs({ options: { sitemap: { type: 'string' } } })
const { sitemap } = values
if (!sitemap || !existsSync(sitemap)) {
  const problem = sitemap ? `there is no file ${sitemap}` : 'no sitemap is given'
  fail(`${problem}  (fetch the published one, then write: npm run check:addresses -- --sitemap FILE)`)
}

/** Addresses in a sitemap are public, so they begin with this path. */
const publicPath = new URL(config.url).pathname.replace(/\/+$/, '')
const known = new Set([...listSitePages().map(({ href }) => href), ...listRedirects().map(({ from }) => from)])
const published = readPublished(sitemap)
const vanished = listVanished(published, known)
for (const { path, cure } of vanished) console.error(`${sitemap}  ${path} was published and is gone  (${cure})`)
if (vanished.length > 0) process.exitCode = 1
console.log(
  `addresses: ${published.length} published, ${vanished.length === 0 ? 'all of them answer' : `${vanished.length} vanished`}`,
)

function readPublished(file: string): string[] {
  try {
    return readSitemapPaths(readFileSync(file, 'utf8')).map((path) => withoutBasePath(path, publicPath))
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : error}  (give the sitemap.xml of the site)`)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
