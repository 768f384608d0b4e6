import { type MouseEvent, type ReactNode, useId } from 'react'
import { Link } from '@/components/ui/Link.client'
import { cx } from '@/lib/utils/cx'
import styles from './Option.module.css'

type OptionProps = {
  href: string
  className?: string
  onClick?: (event: MouseEvent) => void
  children: ReactNode
}

/** An option in the palette. It's a real link, so that the middle button and "copy address" work. The focus stays in the field. */
export function Option({ href, className, onClick, children }: OptionProps) {
  return (
    <Link
      id={useId()}
      className={cx(styles.option, className)}
      href={href}
      role="option"
      // `use-combobox.ts` sets it to true.
      aria-selected={false}
      tabIndex={-1}
      onClick={onClick}
    >
      {children}
    </Link>
  )
}
