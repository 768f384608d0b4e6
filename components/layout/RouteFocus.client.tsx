'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { focusArrival } from '@/lib/browser/find-arrival'
import { withoutBasePath } from '@/lib/site/base-path'

/**
 * After a link to another page, moves the focus to where the visitor arrives, so that a screen reader reads on from there. The title of
 * the page is read by Next's own route announcer, whenever it changes, and titles are unique: a second live region would say it twice.
 */
export function RouteFocus() {
  const pathname = usePathname()
  const previous = useRef(pathname)
  const traversedTo = useRef<string>(undefined)

  useEffect(() => {
    // Going back or forward restores the page as it was left; the address is the new one already.
    const onPopState = () => {
      traversedTo.current = withoutBasePath(window.location.pathname)
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  useEffect(() => {
    if (pathname === previous.current) return
    previous.current = pathname
    const isTraversal = traversedTo.current === pathname
    traversedTo.current = undefined
    if (!isTraversal) focusArrival()
  }, [pathname])

  return null
}
