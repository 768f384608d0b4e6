import { parseDocHref, toDocHref } from '../../site/routes'
import { currentVersion, type VersionId } from '../../site/versions'
import { findNearest } from '../../utils/nearest'
import type { Site } from './context'
import { checkInternalHref } from './link-targets'
import { listTexts, type Page } from './page'

/** Checks `related`, which contains slugs of the same version or addresses from the root, each only once, and not the page itself. */
export function checkRelated(page: Page, site: Site): void {
  const version = page.place?.version
  if (!version) return
  const seen = new Set<string>()
  for (const { value, at } of listTexts(page, 'related')) {
    const isAddress = value.startsWith('/')
    const href = isAddress ? value : toDocHref(version, value)
    const target = isAddress ? parseDocHref(value) : undefined
    if (href === page.place?.href) page.report(at, 'the page is related to itself', 'remove the entry')
    else if (seen.has(href)) page.report(at, `"${value}" stands twice in "related"`, 'remove one of the two')
    else if (isAddress && target?.version !== version) checkInternalHref(value, at, page, site)
    else if (!site.byHref.has(href)) {
      page.report(
        at,
        `there is no page "${value}" in ${version}`,
        describeNearest(target?.slug ?? value, version, site),
      )
    } else if (target) page.report(at, `"${value}" is a page of ${version} itself`, `write its slug: ${target.slug}`)
    seen.add(href)
  }
}

function describeNearest(slug: string, version: VersionId, { byHref, pages }: Site): string {
  const slugs = pages.flatMap(({ place }) => (place?.version === version ? [place.slug] : []))
  const sameName = slugs.find((known) => `/${known}`.endsWith(`/${slug.split('/').at(-1)}`))
  if (sameName) return `write ${sameName}`
  const current = toDocHref(currentVersion.id, slug)
  if (byHref.has(current)) return `write ${current}, its address in ${currentVersion.id}`
  const nearest = findNearest(slug, slugs)
  return nearest ? `write ${nearest}` : 'write the slug of a page, such as features/habits'
}
