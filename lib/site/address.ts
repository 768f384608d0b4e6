import { config } from './config.mjs'

/**
 * Returns the permanent public address of a page or file, wherever the build itself will be published.
 * @example toUrl('/docs/features/habits') // => 'https://site.example/docs/features/habits'
 */
export function toUrl(href: string): string {
  return new URL(config.url.replace(/\/+$/, '') + (href === '/' ? '' : href)).href
}
