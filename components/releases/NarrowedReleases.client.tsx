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
 * The posts of a filtered page. The exported page lists them all, and its menus lead to other pages; once scripts run, the address can narrow the list by the
 * other side too. Both are the same elements, so a menu that a reader has opened stays open.
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

/** Draws nothing. It's separate because an export leaves out everything up to the nearest Suspense that reads the query. */
function FilterQuery({ onRead }: { onRead: (query: ReleaseFilter) => void }) {
  const params = useSearchParams()
  // Before the browser paints, so that a page reached with a query doesn't show the whole list first.
  useLayoutEffect(() => onRead(readFilterQuery(params)), [params, onRead])
  return null
}
