import { pickSamples } from '@/lib/publish/changes/pick-samples'
import type { Site, SiteChanges } from '@/lib/publish/changes/site'
import type { SitePage } from '@/lib/publish/changes/site-pages'

/** A page to take pictures of, before and after. One of the two is missing if the page was added or removed. */
export type PictureJob = { href: string; before?: SitePage; after?: SitePage }

/** Chooses the pages to take pictures of: those that changed most, and samples of those where only styles or the navigation did. */
export function chooseJobs(changes: SiteChanges, before: Site, after: Site, most: number): PictureJob[] {
  const changed = changes.pages.filter(({ kind }) => kind !== 'removed').slice(0, most)
  const listed = new Set(changes.pages.map(({ href }) => href))
  // A sidebar is open only at the part of the site that it's in, so a neighbour of a changed page shows more.
  const [first] = changes.pages
  const framed = changes.frame.slice(0, 2).flatMap(({ pages }) => {
    const others = pages.filter((href) => !listed.has(href))
    return others.find((href) => first && toFolder(href) === toFolder(first.href)) ?? others[0] ?? []
  })
  const samples = [...new Set([...framed, ...pickSamples(changes.styles.pages)])].filter((href) => !listed.has(href))
  return [
    ...changed.map(({ kind, href, from }) => ({
      href,
      before: kind === 'added' ? undefined : before.pages.get(from ?? href),
      after: after.pages.get(href),
    })),
    ...samples.map((href) => ({ href, before: before.pages.get(href), after: after.pages.get(href) })),
  ]
}

const toFolder = (href: string) => href.slice(0, href.lastIndexOf('/'))
