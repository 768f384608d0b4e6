import { visit } from 'unist-util-visit'
import { findNearest } from '../../utils/nearest'
import type { Site } from './context'
import type { Page } from './page'

/** Images of Markdown: described in words, and there. (`Figure` has its own rules in `components.ts`.) */
export function checkImages(page: Page, site: Site): void {
  visit(page.tree, 'image', ({ url, alt, position }) => {
    const at = position?.start.offset ?? 0
    if (!alt?.trim()) page.report(at, 'the image has no words for those who do not see it', `write ![what it shows](${url})`)
    checkAsset(url, at, page, site)
  })
}

/** A file of `public/`, by the address that the site gives it. */
export function checkAsset(url: string, at: number, page: Page, { context: { assets } }: Site): void {
  const path = url.replace(/[?#].*$/, '')
  if (assets.has(path)) return
  if (!path) return page.report(at, 'the address of the image is empty', 'write /images/… , a file of public/images')
  if (/^(?:[a-z]+:)?\/\//i.test(path)) {
    return page.report(at, 'the image lies on another host', 'put the file into public/images and write /images/…')
  }
  const sameName = [...assets].find((asset) => asset.endsWith(`/${path.split('/').at(-1)}`))
  const nearest = sameName ?? findNearest(path, assets)
  page.report(at, `there is no file public${path.startsWith('/') ? '' : '/'}${path}`, nearest ? `write ${nearest}` : 'add the file, or correct the address')
}
