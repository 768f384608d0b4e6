'use client'

import { type ReactNode, useState } from 'react'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { detectPlatform } from '@/lib/browser/device'
import { hasRuntimeFailed } from '@/lib/browser/runtime-ready'
import type { PlatformId } from '@/lib/site/platforms'
import styles from './Download.module.css'

/** What a visitor sees above the table, and whether there's a table. On a phone, people can only install the app from its store. */
type DownloadChoice = { lead: ReactNode; hasTable: boolean }

type DownloadContentProps = {
  /** What's above the table while the visitor's system is unknown, because no script has run. */
  plain: ReactNode
  /** What to show on each system. */
  own: Partial<Record<PlatformId, DownloadChoice>>
  /** What to show on a system for which there's no app. */
  unknown: DownloadChoice
  /** Every download. */
  table: ReactNode
  /** The app on a computer. Only scripts show it. */
  appWindow: ReactNode
  /** What comes with the table. */
  nextSteps: ReactNode
}

/**
 * Shows nothing until the browser has mounted it, because the exported page is the same for everyone (spec, "Download page"). Without JavaScript, or if a
 * script doesn't arrive, style sheets show every download instead. If the script comes late, the list stays where it is in case someone is reading it.
 */
export function DownloadContent({ plain, own, unknown, table, appWindow, nextSteps }: DownloadContentProps) {
  const isMounted = useIsHydrated()
  const [isLate] = useState(hasRuntimeFailed)
  const platform = isMounted ? detectPlatform(navigator) : undefined
  const { lead, hasTable } = isMounted ? ((platform && own[platform]) ?? unknown) : { lead: plain, hasTable: true }
  const hasAll = hasTable || isLate
  return (
    <div className={isMounted ? undefined : 'withoutRuntime'} data-late={(isMounted && isLate) || undefined}>
      <div className={styles.columns}>
        <div>
          {lead}
          {hasAll && table}
        </div>
        {hasAll && nextSteps}
        {hasAll && isMounted && !isLate && <div className={styles.stage}>{appWindow}</div>}
      </div>
    </div>
  )
}
