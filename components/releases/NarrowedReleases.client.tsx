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
import styles from './NarrowedReleases.module.css'
import { ReleaseFilters } from './ReleaseFilters'
import { ReleaseRows } from './ReleaseRows'

type NarrowedReleasesProps = { releases: readonly ReleaseRow[]; filter: ReleaseFilter }

/**
 * Shows the posts of a filtered page. The exported page lists them all, and its menus link to other pages. Once scripts run, the URL can also narrow the
 * list by the other filter. Both use the same elements, so a menu that a reader has opened stays open.
 */
export function NarrowedReleases({ releases, filter }: NarrowedReleasesProps) {
  const [query, setQuery] = useState<ReleaseFilter>()
  const both = { ...query, ...filter }
  const shown = filterReleases(releases, both)
  return (
    <>
      <Suspense>
        <FilterQuery onRead={setQuery} />
      </Suspense>
      <ReleaseFilters menus={buildFilterMenus(releases, both, query !== undefined)} />
      <p role="status" className={styles.count}>
        {describeFilter(both)}: {shown.length === 1 ? '1 post' : `${shown.length} posts`}
      </p>
      <ReleaseRows releases={shown} />
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
