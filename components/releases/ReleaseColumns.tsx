import type { ReactNode } from 'react'
import { cx } from '@/lib/utils/cx'
import styles from './ReleaseColumns.module.css'

type ReleaseColumnsProps = { children: ReactNode; aside: ReactNode }

/** The posts, and beside them above 996 px the recent ones; on a phone those are part of the menu. */
export function ReleaseColumns({ children, aside }: ReleaseColumnsProps) {
  return (
    <div className={styles.columns}>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <div className={cx('stickyColumn', styles.aside)}>{aside}</div>
    </div>
  )
}
