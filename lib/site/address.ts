import { config } from './config.mjs'

/**
 * The path that the site is served below, without a slash at the end; empty at the root of a host. A build for another place than the
 * configured one (a preview) names it in `BASE_PATH`.
 */
export const basePath = (process.env.BASE_PATH ?? new URL(config.url).pathname).replace(/\/+$/, '')

/**
 * The lasting public address of a page or file, whatever place the build is for.
 * @example toUrl('/docs/features/habits') // => 'https://site.example/docs/features/habits'
 */
export function toUrl(href: string): string {
  return new URL(config.url.replace(/\/+$/, '') + (href === '/' ? '' : href)).href
}

/** The address for a plain link on a page of this build; Next's own links add the base path by themselves. */
export function toLocalHref(href: string): string {
  return basePath && href === '/' ? basePath : basePath + href
}
