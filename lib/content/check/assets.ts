import { visit } from 'unist-util-visit'
import { findNearest } from '../../utils/nearest'
import type { Site } from './context'
import type { Page } from './page'

/** Reports every Markdown image, because the page would jump while it loads. Also checks that the file exists. */
export function checkImages(page: Page, site: Site): void {
  visit(page.tree, 'image', ({ url, alt, position }) => {
    const at = position?.start.offset ?? 0
    const words = alt?.trim()
    const lack = words ? 'no size' : 'no size, and no words for those who do not see it'
    const cure = `write <Figure src="${url}" alt="${words || 'what it shows'}" width="…" height="…" />`
    page.report(at, `the image has ${lack}`, cure)
    checkAsset(url, at, page, site)
  })
}

/** Checks that `url` is the address that the site gives to a file of `public/`. */
export function checkAsset(url: string, at: number, page: Page, { context: { assets } }: Site): void {
  const path = url.replace(/[?#].*$/, '')
  if (assets.has(path)) return
  if (/^(?:[a-z]+:)?\/\//i.test(path)) {
    page.report(at, 'the image lies on another host', 'put the file into public/images and write /images/…')
  } else if (path && !path.startsWith('/')) {
    page.report(
      at,
      `"${path}" does not begin at the root`,
      `write ${findNearestAsset(`/${path}`, assets) ?? `/${path}`}`,
    )
  } else if (path) {
    const nearest = findNearestAsset(path, assets)
    const cure = nearest ? `write ${nearest}, or add the file` : 'add the file, or correct the address'
    page.report(at, `there is no file public${path}`, cure)
  } else page.report(at, 'the address of the image is empty', 'write /images/… for a file of public/images')
}

function findNearestAsset(path: string, assets: ReadonlySet<string>): string | undefined {
  const name = path.slice(path.lastIndexOf('/'))
  return [...assets].find((asset) => asset.endsWith(name)) ?? findNearest(path, assets)
}
