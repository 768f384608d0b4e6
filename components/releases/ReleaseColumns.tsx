import type { ReactNode } from 'react'
import sticky from '@/components/ui/StickyColumn.module.css'
import { cx } from '@/lib/utils/cx'
import styles from './ReleaseColumns.module.css'

type ReleaseColumnsProps = { children: ReactNode; aside: ReactNode }

/** Shows the posts and, above 996 px, the recent ones next to them. On a phone, the recent ones are part of the menu. */
export function ReleaseColumns({ children, aside }: ReleaseColumnsProps) {
  return (
    <div className={styles.columns}>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <div className={cx(sticky.column, styles.aside)}>{aside}</div>
    </div>
  )
}
