import { analyticsEvents } from './analytics-events.mjs'
import { config } from './config.mjs'

/** @typedef {Readonly<Record<string, string>>} Tokens */

/**
 * Returns the values of tokens such as `{product}`. Content never contains these values itself (design, "The product on the site").
 * @param {import('./config-types').SiteConfig} site
 * @param {string} latestVersion the newest release, which `lib/source/site-tokens.mjs` provides
 */
export function buildTokens(site, latestVersion) {
  /** @param {import('./config-types').DirectFile} file */
  const fileName = (file) => `${site.fileStem}-${latestVersion}-${file.suffix}`
  return {
    product: site.name,
    domain: new URL(site.url).host,
    apiHost: site.hosts.api,
    mailHost: site.hosts.mail,
    supportEmail: site.supportEmail,
    slackInvite: site.slackInvite,
    ideaPortal: site.ideaPortal,
    analyticsEvents: new Intl.ListFormat('en').format(analyticsEvents.map(({ says }) => says)),
    scheme: site.scheme,
    fileStem: site.fileStem,
    latest: latestVersion,
    fileWinUniversal: fileName(site.directFiles.winUniversal),
    fileWinX86: fileName(site.directFiles.winX86),
    fileMac: fileName(site.directFiles.mac),
    fileLinux: fileName(site.directFiles.linux),
  }
}

/** The names of all tokens. */
export const tokenNames = Object.keys(buildTokens(config, ''))

/**
 * Replaces every known `{token}` in `text` with its value. Anything else in braces stays, because code may contain `{id}`.
 * @param {string} text
 * @param {Tokens} values
 * @example fillTokens('Add {product}', { product: 'Name' }) // => 'Add Name'
 */
export function fillTokens(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)
}
