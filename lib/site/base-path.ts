/** The path of the site on its host, without a slash at the end. It's empty at the root. next.config.mjs sets it from `SITE_BASE_PATH`. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/**
 * Returns a root-relative address with the base path in front, and any other address as it is. Next's `Link` and router add the base path themselves,
 * so this is for plain `<a>`, `<img>` and `<form>`, and for comparing with `location.pathname`.
 * @example withBasePath('/brand/mark.svg', '/previews/x') // => '/previews/x/brand/mark.svg'
 */
export function withBasePath(href: string, base = basePath): string {
  if (!/^\/(?!\/)/.test(href)) return href
  return href === '/' && base ? base : base + href
}

/**
 * Converts a page's address on its host to the address within the site. An address outside the site stays as it is.
 * @example withoutBasePath('/previews/x/docs', '/previews/x') // => '/docs'
 */
export function withoutBasePath(pathname: string, base = basePath): string {
  if (pathname === base) return '/'
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
}
