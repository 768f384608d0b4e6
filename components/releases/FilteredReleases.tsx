import type { FilterMenu } from '@/lib/releases/filter'
import type { ReleaseRow } from '@/lib/releases/release'
import styles from './FilteredReleases.module.css'
import { ReleaseFilters } from './ReleaseFilters'
import { ReleaseRows } from './ReleaseRows'

type FilteredReleasesProps = { menus: readonly FilterMenu[]; name: string; releases: readonly ReleaseRow[] }

/** Shows the filters, how many posts they leave, and those posts. */
export function FilteredReleases({ menus, name, releases }: FilteredReleasesProps) {
  return (
    <>
      <ReleaseFilters menus={menus} />
      <p role="status" className={styles.count}>
        {name}: {releases.length === 1 ? '1 post' : `${releases.length} posts`}
      </p>
      <ReleaseRows releases={releases} />
    </>
  )
}
