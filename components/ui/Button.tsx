import type { ComponentProps } from 'react'
import { cx } from '@/lib/utils/cx'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon'

/** A page has at most one primary action. */
export type ButtonLook = { variant?: 'primary' | 'quiet' | 'danger'; icon?: IconName }

type ButtonProps = ComponentProps<'button'> & ButtonLook

export function Button({ variant = 'quiet', icon, className, children, ...button }: ButtonProps) {
  return (
    <button type="button" {...button} className={cx(styles.button, styles[variant], className)}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {children}
    </button>
  )
}
