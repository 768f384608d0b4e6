import type { ReactNode } from 'react'
import sticky from '@/components/ui/StickyColumn.module.css'
import { cx } from '@/lib/utils/cx'
import styles from './ReleaseColumns.module.css'

type ReleaseColumnsProps = { children: ReactNode; aside?: ReactNode }

/** Shows a page of the blog and, above 996 px, a list next to it. On a phone, the recent releases are part of the menu. */
export function ReleaseColumns({ children, aside }: ReleaseColumnsProps) {
  return (
    <div className={styles.columns}>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {aside && (
        <div className={styles.aside}>
          <div className={cx(sticky.column, styles.column)}>{aside}</div>
        </div>
      )}
    </div>
  )
}
