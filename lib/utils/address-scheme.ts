/**
 * Returns the scheme that a browser reads in an address, or undefined for an address within the site. Browsers skip control characters and
 * don't care about case, so this asks the URL parser rather than a pattern.
 * @example readScheme(' Java\nScript:alert(1)') // => 'javascript:'
 * @example readScheme('/docs') // => undefined
 */
export function readScheme(address: string): string | undefined {
  const [first, second] = bases.map((base) =>
    URL.canParse(address, base) ? new URL(address, base).protocol : undefined,
  )
  return first === second ? first : undefined
}

/** An address without a scheme takes that of its page, so it differs between these two. */
const bases = ['http://a.example/', 'https://a.example/']
