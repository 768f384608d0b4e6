'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense, useLayoutEffect, useState } from 'react'
import {
  buildFilterMenus,
  describeFilter,
  filterReleases,
  type ReleaseFilter,
  readFilterQuery,
} from '@/lib/releases/filter'
import type { ReleaseRow } from '@/lib/releases/release'
import { FilteredReleases } from './FilteredReleases'

type NarrowedReleasesProps = { releases: readonly ReleaseRow[]; filter: ReleaseFilter }

/**
 * Shows the posts of a filtered page. The exported page lists them all, and its menus link to other pages. Once scripts run, the URL can also narrow the
 * list by the other filter. Both use the same elements, so a menu that a reader has opened stays open.
 */
export function NarrowedReleases({ releases, filter }: NarrowedReleasesProps) {
  const [query, setQuery] = useState<ReleaseFilter>()
  const both = { ...query, ...filter }
  return (
    <>
      <Suspense>
        <FilterQuery onRead={setQuery} />
      </Suspense>
      <FilteredReleases
        menus={buildFilterMenus(releases, both, query !== undefined)}
        name={describeFilter(both)}
        releases={filterReleases(releases, both)}
      />
    </>
  )
}

/** Renders nothing. It's separate because an export leaves out everything from a component that reads the query up to the nearest Suspense. */
function FilterQuery({ onRead }: { onRead: (query: ReleaseFilter) => void }) {
  const params = useSearchParams()
  // Runs before the browser paints, so that a page opened with a query doesn't show the whole list first.
  useLayoutEffect(() => onRead(readFilterQuery(params)), [params, onRead])
  return null
}
