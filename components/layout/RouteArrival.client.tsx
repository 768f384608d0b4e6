'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useInsertionEffect, useRef } from 'react'
import { drawFirstScreenFirst, focusArrival } from '@/lib/browser/arrival'
import { checkFonts, showFonts } from '@/lib/browser/fonts'
import { withoutBasePath } from '@/lib/site/base-path'

/**
 * Makes the browser draw the first screen first when a link opens another page, and moves the focus to where the visitor arrives, so that screen readers
 * continue from there. Next's own route announcer reads the page's title whenever it changes, and titles are unique, so a second live region would say it
 * twice.
 */
export function RouteArrival() {
  const pathname = usePathname()
  const previous = useRef(pathname)
  const isLinked = useRef(false)
  const traversedTo = useRef<string>(undefined)

  useEffect(checkFonts, [])

  useEffect(() => {
    // Going back or forward restores the page as the visitor left it. The URL has already changed by then.
    const onPopState = () => {
      traversedTo.current = withoutBasePath(window.location.pathname)
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  // Insertion effects run before all other effects of React, so before any of those measures the page. The router has written the URL in one, too. A
  // reader may go back before the other effects run, so this one already finds out how the page was opened.
  useInsertionEffect(() => {
    if (pathname === previous.current) return undefined
    previous.current = pathname
    isLinked.current = pathname !== traversedTo.current
    traversedTo.current = undefined
    showFonts()
    const { hash, search } = window.location
    // Both can point to a place further down: a heading, or the words of a search.
    return isLinked.current && !hash && !search ? drawFirstScreenFirst() : undefined
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each page
  useEffect(() => {
    if (isLinked.current) focusArrival()
  }, [pathname])

  return null
}
