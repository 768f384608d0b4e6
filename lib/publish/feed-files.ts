import type { Root } from 'mdast'
import { listEntries } from '../catalogue/entries'
import { buildFeeds } from '../releases/feeds'
import { releaseCounts } from '../releases/release'
import { config } from '../site/config.mjs'
import { toHtml } from './to-html'

/** Returns the posts that feeds contain, newest first. */
export function listFeedPosts() {
  return listEntries('release').slice(0, releaseCounts.feed)
}

/**
 * Builds the feeds of the releases blog, by address.
 * @param contents what `readPage` found in the page of each post, by address
 * @throws if the page of a post is missing
 */
export function buildFeedFiles(contents: ReadonlyMap<string, Root>): Record<string, string> {
  const entries = listFeedPosts().map((release) => {
    const content = contents.get(release.href)
    if (!content) throw new Error(`${release.href} has no exported page, so it can't be in a feed. Run: npm run build`)
    return { release, html: toHtml(content, { pageUrl: new URL(release.href, config.url).href }) }
  })
  return buildFeeds(entries, config)
}
