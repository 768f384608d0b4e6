import { readScheme } from '../utils/address-scheme'

/** What an address is for: `link` and `page` are followed, `host` is a base for other addresses or a place to send data to. */
export type AddressKind = 'link' | 'page' | 'host' | 'scheme'

export type AddressFault = { message: string; cure: string }

/**
 * Returns what is wrong with an address and how to correct it, or undefined if a page can use it. Anything that a browser would run is wrong,
 * however it's written.
 */
export function findAddressFault(value: unknown, kind: AddressKind): AddressFault | undefined {
  if (typeof value !== 'string' || value === '') return { message: 'is empty', cure: `write ${examples[kind]}` }
  if (/[\s\p{Cc}]/u.test(value)) {
    return { message: 'contains a space or a control character', cure: 'delete it, or write %20 for a space' }
  }
  const scheme = readScheme(value)
  if (kind === 'scheme') return isAppScheme(value) ? undefined : describe(value, kind)
  if (kind === 'page') return isPath(value) ? undefined : describe(scheme ?? value, kind)
  if (scheme === 'https:' || scheme === 'http:') {
    return /^https?:\/\/[^/]/i.test(value) ? undefined : describe(value, kind)
  }
  if (kind === 'link' && ((scheme === 'mailto:' && value.includes('@')) || isPath(value))) return undefined
  return describe(scheme ?? value, kind)
}

const examples: Record<AddressKind, string> = {
  link: 'an address that begins with https://',
  page: 'a path from the root, such as /docs/features/habits',
  host: 'an address that begins with https://',
  scheme: 'the name of the app and ://, such as name://',
}

const describe = (what: string, kind: AddressKind): AddressFault => ({
  message: `begins with ${what.slice(0, 40)}, which a page can't link to`,
  cure: `write ${examples[kind]}`,
})

/** Returns whether the text is a path on this site, starting from its root and without a slash at the end. */
export const isPath = (text: string) => /^\/(?:[^/\s\\]+(?:\/[^/\s\\]+)*)?$/.test(text)

const isAppScheme = (text: string) =>
  /^[a-z][a-z\d+.-]*:\/\/$/.test(text) && !/^(?:javascript|vbscript|data|blob|file|https?):/.test(text)
