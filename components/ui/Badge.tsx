import type { ReactNode } from 'react'
import styles from './Badge.module.css'

export type BadgeTone = 'neutral' | 'primary' | 'secondary' | 'success' | 'warning' | 'info' | 'danger'

type BadgeProps = { tone?: BadgeTone; children: ReactNode }

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
