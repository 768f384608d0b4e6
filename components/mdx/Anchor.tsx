import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link.client'
import { withBasePath } from '@/lib/site/base-path'
import styles from './Anchor.module.css'

type AnchorProps = Pick<ComponentProps<'a'>, 'href' | 'title' | 'id' | 'children'>

/** Renders every link in prose. No link opens a new tab, because that's the visitor's choice. */
export function Anchor({ href = '', children, ...rest }: AnchorProps) {
  if (isPage(href)) {
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    )
  }
  if (!/^https?:/.test(href)) {
    return (
      <a href={withBasePath(href)} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} rel="noopener noreferrer" {...rest}>
      {children}
      <span className={styles.mark} data-plain="">
        <Icon name="external" className={styles.icon} />
        <span className="visuallyHidden"> (external site)</span>
      </span>
    </a>
  )
}

/** Returns whether the router knows the address. It doesn't know files of `public/`, places on this page, or other schemes. */
function isPage(href: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  return /^\/(?!\/)/.test(path) && !/\.[a-z][a-z0-9]*$/i.test(path)
}
