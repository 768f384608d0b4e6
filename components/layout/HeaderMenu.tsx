import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/Disclosure.client'
import iconButton from '@/components/ui/IconButton.module.css'
import { cx } from '@/lib/utils/cx'
import styles from './HeaderMenu.module.css'

type HeaderMenuProps = { summary: ReactNode; className?: string; children: ReactNode }

/** Shows a drop-down of the header, with a trigger that looks like the icon buttons next to it. */
export function HeaderMenu({ summary, className, children }: HeaderMenuProps) {
  return (
    <Disclosure
      className={cx(styles.menu, className)}
      summaryClassName={cx(iconButton.iconButton, styles.trigger)}
      summary={summary}
    >
      <div className={styles.panel}>{children}</div>
    </Disclosure>
  )
}
