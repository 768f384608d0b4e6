import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildFeedFiles, listFeedPosts } from '@/lib/publish/feed-files'
import { readBuildSettings } from '@/lib/site/build-settings.mjs'
import { readContents } from './read-contents'

/** Writes the feeds of the releases blog into the exported site. */
const { outDir } = readBuildSettings(process.env)
const hrefs = listFeedPosts().map(({ href }) => href)
for (const [href, text] of Object.entries(buildFeedFiles(readContents(outDir, hrefs)))) {
  writeFileSync(path.join(outDir, href), text)
}
