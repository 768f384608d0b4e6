import { mkdirSync, writeFileSync } from 'node:fs'
import { listReleases, readPlainTree } from '@/lib/content'
import { toHtml } from '@/lib/content/plain/to-html'
import { buildFeeds } from '@/lib/releases/feeds'
import { config } from '@/lib/site/config.mjs'
import { releaseCounts } from '@/lib/site/releases'

/** Writes the feeds of the releases blog into `public/`, so that `next dev` serves them and `next build` exports them. */
const entries = listReleases()
  .slice(0, releaseCounts.feed)
  .map((release) => ({
    release,
    html: toHtml(readPlainTree('Release', release.sourcePath), { pageUrl: new URL(release.href, config.url).href }),
  }))

mkdirSync('public/releases', { recursive: true })
for (const [href, text] of Object.entries(buildFeeds(entries, config))) writeFileSync(`public${href}`, text)
