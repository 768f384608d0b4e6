'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from './Link.client'

type CurrentLinkProps = {
  href: string
  /** The path in which the link counts as current. Without it, that's only the page it opens. */
  section?: string
  [data: `data-${string}`]: string
  children: ReactNode
}

/** Links to a page of this site. The link is marked while that page, or any page in its section, is open. */
export function CurrentLink({ href, section, children, ...data }: CurrentLinkProps) {
  const pathname = usePathname()
  const isCurrent = section === undefined ? pathname === href : `${pathname}/`.startsWith(`${section}/`)
  return (
    <Link {...data} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  )
}
