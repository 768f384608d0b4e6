import { listEntries } from '../catalogue/entries'
import { buildFeeds } from '../releases/feeds'
import { releaseCounts } from '../releases/release'
import { config } from '../site/config.mjs'

/**
 * Builds the feeds of the releases blog, by address.
 * @param bodies the HTML of each post, as `toHtml` returns it, by address
 * @throws if the page of a post is missing
 */
export function buildFeedFiles(bodies: ReadonlyMap<string, string>): Record<string, string> {
  const newest = listEntries('release').slice(0, releaseCounts.feed)
  const entries = newest.map((release) => {
    const html = bodies.get(release.href)
    if (html === undefined)
      throw new Error(`${release.href} has no exported page, so it can't be in a feed. Run: npm run build`)
    return { release, html }
  })
  return buildFeeds(entries, config)
}
