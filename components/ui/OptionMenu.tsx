import type { ReactNode } from 'react'
import { cx } from '@/lib/utils/cx'
import { Disclosure } from './Disclosure.client'
import { Icon } from './Icon'
import styles from './OptionMenu.module.css'

type OptionMenuProps = {
  /** Says what is chosen from, to those who do not see where it stands: "Version of the documentation". */
  label: string
  /** What is chosen. */
  value: ReactNode
  className?: string
  /** `<li>` with a link each. */
  children: ReactNode
}

/** A choice among addresses, drawn as a select field. Works without script. */
export function OptionMenu({ label, value, className, children }: OptionMenuProps) {
  return (
    <Disclosure
      className={cx(styles.menu, className)}
      summary={
        <>
          <span>
            <span className="visuallyHidden">{label}: </span>
            {value}
          </span>
          <Icon name="chevronDown" />
        </>
      }
    >
      <ul role="list">{children}</ul>
    </Disclosure>
  )
}
