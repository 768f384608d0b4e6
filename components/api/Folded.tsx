import type { ReactNode, Ref } from 'react'
import { cx } from '@/lib/utils/cx'
import styles from './Folded.module.css'

type FoldedProps = { title: string; className?: string; ref?: Ref<HTMLDetailsElement>; children: ReactNode }

/** A frame that is folded to its title at first; the browser opens it without script, and for its search. */
export function Folded({ title, className, ref, children }: FoldedProps) {
  return (
    <details ref={ref} className={cx(styles.folded, className)} suppressHydrationWarning>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
