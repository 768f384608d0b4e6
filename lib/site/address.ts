import { config } from './config.mjs'

/**
 * The lasting public address of a page or file, whatever place the build is for.
 * @example toUrl('/docs/features/habits') // => 'https://site.example/docs/features/habits'
 */
export function toUrl(href: string): string {
  return new URL(config.url.replace(/\/+$/, '') + (href === '/' ? '' : href)).href
}
