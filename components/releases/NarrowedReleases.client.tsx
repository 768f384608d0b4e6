'use client'

import { useSearchParams } from 'next/navigation'
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

/** The posts of a filtered page, narrowed by the other side's filter in the address. */
export function NarrowedReleases({ releases, filter }: NarrowedReleasesProps) {
  const both = { ...readFilterQuery(useSearchParams()), ...filter }
  return (
    <FilteredReleases
      menus={buildFilterMenus(releases, both, true)}
      name={describeFilter(both)}
      releases={filterReleases(releases, both)}
    />
  )
}
