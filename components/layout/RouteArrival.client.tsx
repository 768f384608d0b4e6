'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useInsertionEffect, useRef } from 'react'
import { focusArrival } from '@/lib/browser/find-arrival'
import { drawFirstScreenFirst } from '@/lib/browser/first-screen'
import { withoutBasePath } from '@/lib/site/base-path'

/**
 * After a link to another page, has its first screen drawn first and moves the focus to where the visitor arrives, so that a screen reader
 * reads on from there. The title of the page is read by Next's own route announcer, whenever it changes, and titles are unique: a second
 * live region would say it twice.
 */
export function RouteArrival() {
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

  // Of the effects of React, the one that runs before any of the others measures the page. The router has written the address in one, too.
  useInsertionEffect(() => {
    const isLinked = pathname !== previous.current && pathname !== traversedTo.current
    const { hash, search } = window.location
    // Both may name a place further down: a heading, or words that were searched for.
    if (isLinked && !hash && !search) drawFirstScreenFirst()
  }, [pathname])

  useEffect(() => {
    if (pathname === previous.current) return
    previous.current = pathname
    const isTraversal = traversedTo.current === pathname
    traversedTo.current = undefined
    if (!isTraversal) focusArrival()
  }, [pathname])

  return null
}
