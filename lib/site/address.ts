import { config } from './config.mjs'

/**
 * Returns the permanent public address of a page or file, wherever the build itself will be published. Like all others, that of the home page has no slash
 * at its end, because Next writes the canonical link without one.
 * @example toUrl('/docs/features/habits') // => 'https://site.example/docs/features/habits'
 * @example toUrl('/') // => 'https://site.example'
 */
export function toUrl(href: string): string {
  const site = config.url.replace(/\/+$/, '')
  return href === '/' ? site : new URL(site + href).href
}

/**
 * Returns the scheme that a browser reads in an address, or undefined for an address within the site. Browsers skip control characters and
 * don't care about case, so this asks the URL parser rather than a pattern.
 * @example readScheme(' Java\nScript:alert(1)') // => 'javascript:'
 * @example readScheme('/docs') // => undefined
 */
export function readScheme(address: string): string | undefined {
  // An address without a scheme takes that of its page, so it differs between these two.
  const [first, second] = ['http://a.example/', 'https://a.example/'].map((base) =>
    URL.canParse(address, base) ? new URL(address, base).protocol : undefined,
  )
  return first === second ? first : undefined
}

/** What an address is for: `link` and `page` are followed, `host` is a base for other addresses or a place to send data to. */
export type AddressKind = 'link' | 'page' | 'host' | 'scheme'

type AddressFault = { message: string; fix: string }

const examples: Record<AddressKind, string> = {
  link: 'an address that begins with https://',
  page: 'a path from the root, such as /docs/features/habits',
  host: 'an address that begins with https://',
  scheme: 'the name of the app and ://, such as name://',
}

/**
 * Returns what is wrong with an address and how to correct it, or undefined if a page can use it. Anything that a browser would run is wrong,
 * however it's written.
 */
export function findAddressFault(value: unknown, kind: AddressKind): AddressFault | undefined {
  if (typeof value !== 'string' || value === '') return { message: 'is empty', fix: `write ${examples[kind]}` }
  if (/[\s\p{Cc}]/u.test(value)) {
    return { message: 'contains a space or a control character', fix: 'delete it, or write %20 for a space' }
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

const describe = (what: string, kind: AddressKind): AddressFault => ({
  message: `begins with ${what.slice(0, 40)}, which a page can't link to`,
  fix: `write ${examples[kind]}`,
})

/** Returns whether the text is a path on this site, starting from its root and without a slash at the end. */
const isPath = (text: string) => /^\/(?:[^/\s\\]+(?:\/[^/\s\\]+)*)?$/.test(text)

const isAppScheme = (text: string) =>
  /^[a-z][a-z\d+.-]*:\/\/$/.test(text) && !/^(?:javascript|vbscript|data|blob|file|https?):/.test(text)
