'use client'

import { type ReactNode, useState } from 'react'
import links from '@/components/ui/Links.module.css'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { detectPlatform } from '@/lib/browser/device'
import { hasRuntimeFailed } from '@/lib/browser/runtime-ready'
import type { PlatformId } from '@/lib/site/platforms'
import { cx } from '@/lib/utils/cx'
import styles from './Download.module.css'
import table from './DownloadTable.module.css'

/**
 * What a visitor sees first, what introduces the table, and whether there's a table. On a phone, people can only install the app from its store.
 */
type DownloadChoice = { lead: ReactNode; intro?: string; hasTable: boolean }

type DownloadRow = { id: PlatformId; row: ReactNode }

type DownloadContentProps = {
  /** What to show while the visitor's system is unknown, because no script has run. */
  plain: DownloadChoice
  /** What to show on each system. */
  own: Partial<Record<PlatformId, DownloadChoice>>
  /** What to show on a system for which there's no app. */
  unknown: DownloadChoice
  /** The version of the files that people download directly. */
  release: string
  /** Every download, in a row for each platform. */
  rows: readonly DownloadRow[]
  /** What comes with the table. */
  nextSteps: ReactNode
}

/**
 * Shows nothing until the browser has mounted it, because the exported page is the same for everyone (spec, "Download page"). Without JavaScript, or if a
 * script doesn't arrive, style sheets show every download instead. If the script comes late, the list stays as it is in case someone is reading it.
 */
export function DownloadContent({ plain, own, unknown, release, rows, nextSteps }: DownloadContentProps) {
  const isMounted = useIsHydrated()
  const [isLate] = useState(hasRuntimeFailed)
  const platform = isMounted ? detectPlatform(navigator) : undefined
  const { lead, intro, hasTable } = isMounted ? ((platform && own[platform]) ?? unknown) : plain
  const hasAll = hasTable || isLate
  const list = hasAll && (
    <div key="list" className={styles.list}>
      {/* A list that a late script finds on the page keeps its introduction, so that it doesn't move. */}
      {(intro || isLate) && <p className={styles.intro}>{intro ?? plain.intro}</p>}
      <DownloadTable release={release} rows={isLate ? rows : putFirst(rows, platform)} />
    </div>
  )
  const next = hasAll && (
    <div key="next" className={styles.next}>
      {nextSteps}
    </div>
  )
  return (
    <div className={isMounted ? undefined : 'withoutRuntime'} data-late={(isMounted && isLate) || undefined}>
      <div className={styles.columns}>
        {lead}
        {/* The next steps are for a visitor who has just clicked the button, so they follow it. Without it, people need the list first. */}
        {isMounted && !isLate ? [next, list] : [list, next]}
      </div>
    </div>
  )
}

/** Returns the rows with the visitor's own platform first. */
function putFirst(rows: readonly DownloadRow[], platform: PlatformId | undefined): readonly DownloadRow[] {
  return [...rows.filter(({ id }) => id === platform), ...rows.filter(({ id }) => id !== platform)]
}

type DownloadTableProps = { release: string; rows: readonly DownloadRow[] }

function DownloadTable({ release, rows }: DownloadTableProps) {
  return (
    <table className={cx(links.links, table.table)} role="table">
      <caption>Direct downloads are version {release}. Stores update the app automatically.</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Platform
          </th>
          <th scope="col" role="columnheader">
            Versions
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">{rows.map(({ row }) => row)}</tbody>
    </table>
  )
}
