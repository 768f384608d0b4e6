import { config } from '../site/config.mjs'
import { buildTokens, fillTokens } from '../site/tokens.mjs'
import { getLatestVersion } from './latest-version.mjs'
import { memo } from './memo.mjs'

/** Returns the values of `{product}`, `{latest}` and the other tokens of content. */
export const getSiteTokens = memo(() => buildTokens(config, getLatestVersion()))

/**
 * Puts the values in for every `{token}` of `text`; anything else in braces stays.
 * @param {string} text
 */
export function fillSiteTokens(text) {
  return fillTokens(text, getSiteTokens())
}
