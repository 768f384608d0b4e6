import type { Archive, Version } from '../site/versions'

/**
 * The versions for tests that name versions. A test that replaces `lib/site/version-list.mjs` with this module (`vi.mock`) passes whatever version is
 * current on the site.
 */
export const versions = [
  { id: '2.x', label: '2.x' },
  { id: '1.x', label: '1.x' },
] as const satisfies readonly Version[]

export const archives: Record<string, Archive> = {
  '1.x': { lastRelease: '1.30', banner: 'This page is for {product} 1.x.', noindex: true },
}
