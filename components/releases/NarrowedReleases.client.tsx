'use client'

import { useSearchParams } from 'next/navigation'
import { createContext, type ReactNode, Suspense, use, useLayoutEffect, useState } from 'react'
import {
  buildFilterMenus,
  describeFilter,
  filterReleases,
  type ReleaseFilter,
  readFilterQuery,
} from '@/lib/releases/filter'
import type { Release } from '@/lib/releases/release'
import { count } from '@/lib/utils/text'
import styles from './NarrowedReleases.module.css'
import { ReleaseFilters } from './ReleaseFilters'

/** The slugs of the posts that are shown. */
const ShownReleases = createContext<ReadonlySet<string>>(new Set())

type NarrowedReleasesProps = {
  releases: readonly Pick<Release, 'slug' | 'platforms' | 'areas'>[]
  filter: ReleaseFilter
  /** The posts that match the filter, each in a `WhenShown`. */
  children: ReactNode
}

/**
 * Shows the posts of a filtered page. The exported page lists them all, and its menus link to other pages. Once scripts run, the URL can also narrow the
 * list by the other filter. Both use the same elements, so a menu that a reader has opened stays open.
 */
export function NarrowedReleases({ releases, filter, children }: NarrowedReleasesProps) {
  const [query, setQuery] = useState<ReleaseFilter>()
  const both = { ...query, ...filter }
  const shown = new Set(filterReleases(releases, both).map(({ slug }) => slug))
  return (
    <>
      <Suspense>
        <FilterQuery onRead={setQuery} />
      </Suspense>
      <ReleaseFilters menus={buildFilterMenus(releases, both, query !== undefined)} />
      <p role="status" className={styles.count}>
        {describeFilter(both)}: {count(shown.size, 'post')}
      </p>
      <ShownReleases value={shown}>{children}</ShownReleases>
    </>
  )
}

/** Shows `children` while one of these posts is in the list. */
export function WhenShown({ slugs, children }: { slugs: readonly string[]; children: ReactNode }) {
  const shown = use(ShownReleases)
  return slugs.some((slug) => shown.has(slug)) && children
}

/** Renders nothing. It's separate because an export leaves out everything from a component that reads the query up to the nearest Suspense. */
function FilterQuery({ onRead }: { onRead: (query: ReleaseFilter) => void }) {
  const params = useSearchParams()
  // Runs before the browser paints, so that a page opened with a query doesn't show the whole list first.
  useLayoutEffect(() => onRead(readFilterQuery(params)), [params, onRead])
  return null
}
