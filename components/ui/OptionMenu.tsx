import type { ReactNode } from 'react'
import { cx } from '@/lib/utils/cx'
import { Disclosure } from './Disclosure.client'
import { Icon } from './Icon'
import styles from './OptionMenu.module.css'

type OptionMenuProps = {
  /** Describes the choice for people who can't see where the menu is: "Version of the documentation". */
  label: string
  /** The current choice. */
  value: ReactNode
  className?: string
  /** `<li>` elements with a link each. */
  children: ReactNode
}

/** Offers a choice of links, drawn as a select field. Works without JavaScript. */
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
