'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { withoutBasePath } from '@/lib/site/base-path'

/**
 * Hands each history entry of a plain hash link to the router, which then writes its state into it. Without Next's state, Next does nothing when someone
 * goes back to such an entry: the URL would change, but not the page.
 */
export function HashHistory() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    shown.current = pathname
  }, [pathname])

  useEffect(() => {
    const adopt = () => {
      if (window.history.state === null) window.history.replaceState(null, '', window.location.href)
    }
    // An entry from before hydration can no longer be adopted once another page is shown.
    const reload = () => {
      const pathname = withoutBasePath(window.location.pathname)
      if (window.history.state === null && pathname !== shown.current) window.location.reload()
    }
    window.addEventListener('hashchange', adopt)
    window.addEventListener('popstate', reload)
    return () => {
      window.removeEventListener('hashchange', adopt)
      window.removeEventListener('popstate', reload)
    }
  }, [])

  return null
}
