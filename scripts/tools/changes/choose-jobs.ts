import { pickFramed, pickSamples } from '@/lib/publish/changes/pick-samples'
import type { Site, SiteChanges } from '@/lib/publish/changes/site'
import type { SitePage } from '@/lib/publish/changes/site-pages'

/** A page to take pictures of, before and after. One of the two is missing if the page was added or removed. */
export type PictureJob = { href: string; before?: SitePage; after?: SitePage }

/** Chooses the pages to take pictures of: those that changed most, and samples of those where only styles or the navigation did. */
export function chooseJobs(changes: SiteChanges, before: Site, after: Site, most: number): PictureJob[] {
  const changed = changes.pages.filter(({ kind }) => kind !== 'removed').slice(0, most)
  const listed = new Set(changes.pages.map(({ href }) => href))
  const framed = changes.frame.slice(0, 2).flatMap((own) => pickFramed(own, changes) ?? [])
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
