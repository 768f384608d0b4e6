import { brotliCompressSync, constants } from 'node:zlib'
import { chooseQuality } from '../../scripts/tools/publish/compress-files'
import type { pageKinds } from './pages'

/**
 * What a reader waits for: kilobytes and requests until `load`. Sizes are measured after Brotli compression, as hosts send them. The HTML
 * contains the style rules that the page uses, and a few of them twice, because it's painted before it's complete.
 */
const limits = { html: 20, total: 54, requests: 5 }
/** Pages with more on them, and pages that start the runtime at once. */
const own: Partial<Record<keyof typeof pageKinds, typeof limits>> = {
  home: { ...limits, html: 26, total: 60 },
  /** Has a walkthrough with four pictures. */
  documentation: { ...limits, html: 21.25, total: 55 },
  reference: { ...limits, html: 21.75, total: 55 },
  privacy: { ...limits, html: 22.75, total: 57 },
  'api operation': { ...limits, html: 23.75, total: 58 },
  /** Shows the newest posts, some of which are longer than others. */
  releases: { ...limits, html: 22, total: 56 },
  search: { html: 15, total: 215, requests: 20 },
  /** Grows with every release. */
  'changes since a version': { html: 21, total: 215, requests: 20 },
  download: { html: 14, total: 215, requests: 20 },
  'not found': { html: 13, total: 215, requests: 20 },
}

/** Returns the limits of a kind of page. */
export const getLimits = (kind: string) => own[kind as keyof typeof pageKinds] ?? limits

/** Returns the bytes of a file, or of a page, as `npm run deploy -- files` compresses it. */
export const compress = (body: Buffer, name = 'page.html') =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: chooseQuality(name, body) } }).length
