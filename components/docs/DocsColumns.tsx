import type { ReactNode } from 'react'
import sticky from '@/components/ui/StickyColumn.module.css'
import { cx } from '@/lib/utils/cx'
import styles from './DocsColumns.module.css'

type DocsColumnsProps = { sidebar: ReactNode; children: ReactNode }

/** Shows the sidebar next to the page above 996 px. On a phone, the sidebar is part of the menu. */
export function DocsColumns({ sidebar, children }: DocsColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={cx(sticky.column, styles.column, styles.sidebar)}>{sidebar}</div>
      {children}
    </div>
  )
}

type DocsMainProps = { children: ReactNode; aside?: ReactNode }

export function DocsMain({ children, aside }: DocsMainProps) {
  return (
    <>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {aside && <div className={cx(sticky.column, styles.column, styles.aside)}>{aside}</div>}
    </>
  )
}
