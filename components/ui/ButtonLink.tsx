import type { ReactNode } from 'react'
import { cx } from '@/lib/utils/cx'
import type { ButtonLook } from './Button'
import styles from './Button.module.css'
import { Icon } from './Icon'
import { Link } from './Link.client'

type ButtonLinkProps = ButtonLook & { href: string; className?: string; children: ReactNode }

/** Renders a link to a page of this site that looks like a button. */
export function ButtonLink({ variant = 'quiet', icon, className, href, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={cx(styles.button, styles[variant], className)}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {children}
    </Link>
  )
}
