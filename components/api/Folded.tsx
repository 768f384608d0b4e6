import type { ReactNode, Ref } from 'react'
import { cx } from '@/lib/utils/cx'
import styles from './Folded.module.css'

type FoldedProps = { title: string; className?: string; ref?: Ref<HTMLDetailsElement>; children: ReactNode }

/** Draws a frame that's folded to its title. It opens without JavaScript, and the browser also opens it when its own search finds text inside. */
export function Folded({ title, className, ref, children }: FoldedProps) {
  return (
    <details ref={ref} className={cx(styles.folded, className)} suppressHydrationWarning>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
