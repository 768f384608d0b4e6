import { config } from '../site/config.mjs'
import { buildTokens, fillTokens } from '../site/tokens.mjs'
import { latestVersion } from './latest-version.mjs'

/** What `{product}`, `{latest}` and the other tokens of content stand for on this site. */
export const siteTokens = buildTokens(config, latestVersion)

/**
 * Puts the values in for every `{token}` of `text`; anything else in braces stays.
 * @param {string} text
 */
export function fillSiteTokens(text) {
  return fillTokens(text, siteTokens)
}
