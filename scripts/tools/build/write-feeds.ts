import { mkdirSync, writeFileSync } from 'node:fs'
import { listEntries } from '@/lib/catalogue/entries'
import { readPlainTree } from '@/lib/publish/plain/plain-tree'
import { toHtml } from '@/lib/publish/plain/to-html'
import { buildFeeds } from '@/lib/releases/feeds'
import { releaseCounts } from '@/lib/releases/release'
import { config } from '@/lib/site/config.mjs'

/** Writes the feeds of the releases blog into `public/`, so that `next dev` serves them and `next build` exports them. */
const entries = listEntries('release')
  .slice(0, releaseCounts.feed)
  .map((release) => ({
    release,
    html: toHtml(readPlainTree(release), { pageUrl: new URL(release.href, config.url).href }),
  }))

mkdirSync('public/releases', { recursive: true })
for (const [href, text] of Object.entries(buildFeeds(entries, config))) writeFileSync(`public${href}`, text)
