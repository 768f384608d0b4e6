'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { watchNavbar } from '@/lib/browser/navbar'

type NavbarAutoHideProps = { className?: string; children: ReactNode }

/** Renders the header element, which hides while the page scrolls down. */
export function NavbarAutoHide({ className, children }: NavbarAutoHideProps) {
  const header = useRef<HTMLElement>(null)
  useEffect(() => (header.current ? watchNavbar(header.current) : undefined), [])
  return (
    <header id="navbar" ref={header} className={className}>
      {children}
    </header>
  )
}
