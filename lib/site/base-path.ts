/** The path at which the site stands on its host, without a slash at its end; empty at the root. next.config.mjs sets it from `SITE_BASE_PATH`. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/**
 * A root-relative address with the base path in front; any other address as it is. Next's `Link` and router do this themselves: it is for
 * plain `<a>`, `<img>`, `<form>`, and for comparing with `location.pathname`.
 * @example withBasePath('/brand/mark.svg', '/previews/x') // => '/previews/x/brand/mark.svg'
 */
export function withBasePath(href: string, base = basePath): string {
  if (!/^\/(?!\/)/.test(href)) return href
  return href === '/' && base ? base : base + href
}

/**
 * The address of a page within the site from one on its host; one outside of the site as it is.
 * @example withoutBasePath('/previews/x/docs', '/previews/x') // => '/docs'
 */
export function withoutBasePath(pathname: string, base = basePath): string {
  if (pathname === base) return '/'
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
}
