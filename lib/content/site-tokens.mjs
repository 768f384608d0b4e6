import { config } from '../site/config.mjs'
import { buildTokens, fillTokens } from '../site/tokens.mjs'
import { getLatestVersion } from './latest-version.mjs'
import { memo } from './memo.mjs'

/** Returns the values of `{product}`, `{latest}` and the other tokens of content. */
export const getSiteTokens = memo(() => buildTokens(config, getLatestVersion()))

/**
 * Replaces every `{token}` in `text` with its value. Anything else in braces doesn't change.
 * @param {string} text
 */
export function fillSiteTokens(text) {
  return fillTokens(text, getSiteTokens())
}
