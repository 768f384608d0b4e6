'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/components/ui/Link.client'

type NavbarLinkProps = { href: string; section: string; label: string }

/** Renders a link that's marked as current anywhere in its section. */
export function NavbarLink({ href, section, label }: NavbarLinkProps) {
  const isCurrent = `${usePathname()}/`.startsWith(`${section}/`)
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  )
}
