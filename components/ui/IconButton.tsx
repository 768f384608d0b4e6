import type { ComponentProps } from 'react'
import { cx } from '@/lib/utils/cx'
import { Icon, type IconName } from './Icon'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: IconName }

export function IconButton({ label, icon, className, ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={cx(styles.iconButton, className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
