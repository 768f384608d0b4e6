import type { ReactNode } from 'react'
import { cx } from '@/lib/utils/cx'
import styles from './Folded.module.css'

type FoldedProps = { title: string; className?: string; children: ReactNode }

/** Draws a frame that's folded to its title. It opens without JavaScript, and the browser also opens it when its own search finds text inside. */
export function Folded({ title, className, children }: FoldedProps) {
  return (
    <details className={cx(styles.folded, className)} suppressHydrationWarning>
      <summary className="chevron">{title}</summary>
      {children}
    </details>
  )
}
